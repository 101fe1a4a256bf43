import { circle, fill, path, rect, round, stroke, times } from '../canvas.ts'
import type { Painter } from '../canvas.ts'
import { clouds, farBirds, hills, orb, sky, stars, water } from '../nature.ts'

/** Kites with long tails over the shore. */
export const kite: Painter = (canvas) => {
  const { width, height, light, palette, random, unit } = canvas
  const count = light === 'dusk' && random() < 0.5 ? 1 : 3
  const colours = ['#e8503f', '#f3b63a', '#3a8fc9', '#58a868', '#d65db1']
  const kites = times(count, (index) => {
    const size = unit * (count === 1 ? 15 : 9 + random() * 5)
    const x = width * (count === 1 ? 0.55 : 0.2 + index * 0.29)
    const y = height * (0.2 + random() * 0.26)
    const turn = -22 + random() * 44
    const one = colours[(index * 2 + Math.floor(random() * 2)) % 5] ?? '#e8503f'
    const two = colours[(index * 2 + 3) % 5] ?? '#3a8fc9'
    const tail = times(
      6,
      (bow) =>
        `<g transform="translate(${round(Math.sin(bow * 1.1) * size * 0.3)} ${round(size * (1.7 + bow * 0.42))})">${path(['M', 0, 0, 'l', -size * 0.16, -size * 0.1, 'l', 0, size * 0.2, 'Z', 'M', 0, 0, 'l', size * 0.16, -size * 0.1, 'l', 0, size * 0.2, 'Z'], fill(bow % 2 ? one : two))}</g>`,
    )
    return (
      path(
        [
          'M',
          x,
          y,
          'Q',
          x - width * 0.05,
          height * 0.66,
          width * 0.5 + (index - 1) * unit * 4,
          height * 0.9,
        ],
        stroke('#ffffff', unit * 0.22, 0.75),
      ) +
      `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)})">` +
      path(
        [
          'M',
          0,
          size * 1.3,
          'q',
          size * 0.5,
          size * 0.7,
          0,
          size * 1.3,
          'q',
          -size * 0.5,
          size * 0.7,
          0,
          size * 1.3,
        ],
        stroke('#ffffff', unit * 0.35, 0.85),
      ) +
      tail +
      path(
        ['M', 0, -size, 'L', size * 0.78, 0, 'L', 0, size * 1.3, 'L', -size * 0.78, 0, 'Z'],
        fill(one),
      ) +
      path(
        [
          'M',
          0,
          -size,
          'L',
          0,
          0,
          'L',
          -size * 0.78,
          0,
          'Z M',
          0,
          0,
          'L',
          size * 0.78,
          0,
          'L',
          0,
          size * 1.3,
          'Z',
        ],
        fill(two),
      ) +
      path(
        ['M', 0, -size, 'L', 0, size * 1.3, 'M', -size * 0.78, 0, 'L', size * 0.78, 0],
        stroke('#5a3a24', unit * 0.35),
      ) +
      '</g>'
    )
  })
  return (
    sky(canvas) +
    orb(canvas, { x: width * 0.8, y: height * (light === 'day' ? 0.2 : 0.66) }, 0.8) +
    clouds(canvas, 6) +
    stars({ width, height: height * 0.4, count: 40 * palette.stars, random }) +
    hills(canvas, {
      base: height * 0.82,
      rise: height * 0.08,
      colour: palette.land[0],
      summits: 3,
    }) +
    water(canvas, height * 0.8) +
    hills(canvas, {
      base: height * 0.95,
      rise: height * 0.09,
      colour: palette.land[2],
      summits: 3,
    }) +
    times(60, () => {
      const x = random() * width
      return path(
        [
          'M',
          x,
          height,
          'q',
          unit,
          -unit * 4,
          unit * (random() * 4 - 1),
          -unit * (4 + random() * 6),
        ],
        stroke(palette.land[1], unit * 0.4),
      )
    }) +
    kites +
    times(count, (index) => {
      const x = width * 0.5 + (index - 1) * unit * 4
      return (
        circle(x, height * 0.885, unit * 1, fill(palette.ink)) +
        rect(
          x - unit * 0.8,
          height * 0.895,
          unit * 1.6,
          unit * 4,
          `rx="${round(unit * 0.8)}" ${fill(palette.ink)}`,
        )
      )
    }) +
    farBirds(canvas, { x: width * 0.15, y: height * 0.7 }, { count: 3, spread: unit * 6 })
  )
}
