import { circle, ellipse, fill, path, rect, stroke, times } from '../canvas.ts'
import type { Canvas, Painter } from '../canvas.ts'
import { clouds, farBirds, fogBands, hills, orb, orbPlace, sky } from '../nature.ts'

/** Vegetable rows, bean poles and the little shed. */
export const garden: Painter = (canvas) => {
  const { width, height, light, palette, random, unit } = canvas
  const ground = height * 0.5
  const soil = light === 'night' ? '#1d1a20' : light === 'dusk' ? '#4b2f35' : '#6b4a33'
  const leaves =
    light === 'night'
      ? ['#1c3a33', '#24483c']
      : light === 'dusk'
        ? ['#5f6f3c', '#7d8442']
        : ['#5f9e43', '#87bf54']
  const sun = orbPlace(canvas, ground)
  const rows = times(6, (row) => {
    const share = (row + 0.4) / 6
    const y = ground + share ** 1.5 * (height - ground) + unit * 4
    const size = unit * (1.4 + share * 5)
    const count = Math.ceil(width / (size * 1.7)) + 1
    const kind = Math.floor(random() * 3)
    return (
      rect(0, y - size * 0.2, width, size * 0.9, fill(soil, 0.9)) +
      times(count, (index) => {
        const x = index * size * 1.7 + random() * size * 0.3
        const green = leaves[Math.floor(random() * 2)] ?? '#5f9e43'
        const tuft =
          path(
            [
              'M',
              x,
              y,
              'Q',
              x - size * 0.9,
              y - size * 0.5,
              x - size * 0.6,
              y - size * 1.2,
              'Q',
              x - size * 0.1,
              y - size * 0.8,
              x,
              y,
              'Q',
              x + size * 0.1,
              y - size * 0.8,
              x + size * 0.6,
              y - size * 1.1,
              'Q',
              x + size * 0.9,
              y - size * 0.5,
              x,
              y,
            ],
            fill(green),
          ) +
          path(
            [
              'M',
              x,
              y,
              'Q',
              x - size * 0.35,
              y - size * 0.9,
              x,
              y - size * 1.5,
              'Q',
              x + size * 0.35,
              y - size * 0.9,
              x,
              y,
            ],
            fill(leaves[1] ?? green),
          )
        const fruit =
          kind === 1
            ? circle(x + size * 0.3, y - size * 0.5, size * 0.26, fill('#e2543f'))
            : kind === 2
              ? circle(
                  x,
                  y - size * 1.3,
                  size * 0.3,
                  fill(['#f5b83d', '#f08bb0', '#fff1e0'][index % 3] ?? '#f5b83d'),
                )
              : ''
        return tuft + fruit
      })
    )
  })
  return (
    sky(canvas) +
    orb(canvas, sun, 0.8) +
    clouds(canvas, 4) +
    hills(canvas, { base: ground, rise: height * 0.12, colour: palette.land[0], summits: 3 }) +
    hills(canvas, {
      base: ground + unit * 2,
      rise: height * 0.05,
      colour: palette.land[1],
      summits: 7,
    }) +
    rect(0, ground, width, height - ground, fill(light === 'day' ? '#7fae58' : palette.land[1])) +
    gardenShed(canvas, width * 0.66, ground + unit * 7) +
    times(4, (index) =>
      beanPoles(width * 0.14 + index * unit * 13, ground + unit * 9, unit, leaves, random),
    ) +
    rows +
    farBirds(canvas, { x: width * 0.4, y: height * 0.2 }, { count: 3, spread: unit * 8 }) +
    (light === 'mist' ? fogBands(canvas, height * 0.35) : '')
  )
}

function gardenShed({ palette, light, unit }: Canvas, x: number, y: number): string {
  const wall = light === 'night' ? '#243a3a' : light === 'dusk' ? '#5b5a4c' : '#6fa08a'
  return (
    rect(x, y - unit * 17, unit * 22, unit * 17, fill(wall)) +
    times(6, (index) =>
      rect(x + index * unit * 3.6, y - unit * 17, unit * 0.3, unit * 17, fill(palette.ink, 0.2)),
    ) +
    path(
      [
        'M',
        x - unit * 2,
        y - unit * 16,
        'L',
        x + unit * 3,
        y - unit * 25,
        'L',
        x + unit * 19,
        y - unit * 25,
        'L',
        x + unit * 24,
        y - unit * 16,
        'Z',
      ],
      fill(light === 'day' ? '#a44b3a' : palette.ink),
    ) +
    rect(x + unit * 3, y - unit * 12, unit * 6, unit * 12, fill(palette.ink, 0.55)) +
    rect(
      x + unit * 12.5,
      y - unit * 12,
      unit * 6,
      unit * 5,
      fill(light === 'day' ? '#cfe8ee' : palette.lamp),
    ) +
    rect(x + unit * 15.3, y - unit * 12, unit * 0.4, unit * 5, fill(palette.ink, 0.6))
  )
}

function beanPoles(
  x: number,
  y: number,
  unit: number,
  leaves: readonly string[],
  random: () => number,
): string {
  const top = y - unit * 24
  const poles = [-5, -1.6, 1.6, 5]
    .map((foot) =>
      path(
        ['M', x + unit * foot, y, 'L', x - unit * foot * 0.14, top],
        stroke('#9a6f43', unit * 0.6),
      ),
    )
    .join('')
  return (
    poles +
    times(22, () => {
      const share = random()
      const spread = (1 - share) * unit * 5.5
      return ellipse(
        x + (random() - 0.5) * 2 * spread,
        y - share * unit * 22,
        unit * (0.9 + random()),
        unit * (0.7 + random() * 0.7),
        fill(leaves[Math.floor(random() * 2)] ?? '#5f9e43'),
      )
    })
  )
}
