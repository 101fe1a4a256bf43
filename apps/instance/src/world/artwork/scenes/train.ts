import { circle, fill, path, rect, round, stroke, times } from '../canvas.ts'
import type { Painter } from '../canvas.ts'
import { mix } from '../colour.ts'
import { clouds, farBirds, fogBands, hills, orb, orbPlace, sky, water } from '../nature.ts'

/** A short train on a stone viaduct over a valley. */
export const train: Painter = (canvas) => {
  const { width, height, light, palette, random, unit } = canvas
  const deck = height * 0.52
  const sun = orbPlace(canvas, height * 0.5)
  const stone = mix(palette.land[1], '#b59a7c', light === 'night' ? 0.15 : 0.6)
  const arch = unit * 20
  const isLit = light !== 'day' && light !== 'mist'
  const livery = ['#b23a3a', '#2f6d62', '#2d4f8a', '#c7892b'][Math.floor(random() * 4)] ?? '#b23a3a'
  const long = unit * 27
  const start = width * (0.12 + random() * 0.2)
  const coach = (index: number) => {
    const x = start + index * (long + unit)
    const y = deck - unit * 11.4
    return (
      rect(x, y, long, unit * 9.4, `rx="${round(unit * 1.4)}" ${fill(livery)}`) +
      rect(x, y + unit * 1.6, long, unit * 3.9, fill('#f2e6cf', 0.95)) +
      times(6, (pane) =>
        rect(
          x + unit * (1.6 + pane * 4.2),
          y + unit * 2,
          unit * 3,
          unit * 3,
          `rx="${round(unit * 0.4)}" ${fill(isLit ? palette.lamp : '#496a80')}`,
        ),
      ) +
      rect(
        x + unit * 0.5,
        y - unit * 0.8,
        long - unit,
        unit * 1.4,
        `rx="${round(unit * 0.7)}" ${fill(palette.ink)}`,
      ) +
      times(4, (wheel) =>
        circle(
          x + unit * (3.5 + wheel * 2.4 + (wheel > 1 ? 13 : 0)),
          deck - unit * 1.7,
          unit * 1.3,
          fill(palette.ink),
        ),
      )
    )
  }
  return (
    sky(canvas) +
    orb(canvas, sun) +
    clouds(canvas, 4) +
    hills(canvas, {
      base: height * 0.62,
      rise: height * 0.22,
      colour: palette.land[0],
      summits: 4,
    }) +
    hills(canvas, {
      base: height * 0.72,
      rise: height * 0.18,
      colour: mix(palette.land[0], palette.land[1], 0.7),
      summits: 5,
    }) +
    (light === 'mist' ? fogBands(canvas, height * 0.45) : '') +
    water(canvas, height * 0.86) +
    times(Math.ceil(width / arch) + 1, (index) => {
      const x = index * arch - unit * 6
      const foot = height * 0.94
      return (
        path(
          [
            'M',
            x,
            deck,
            'L',
            x + arch,
            deck,
            'L',
            x + arch,
            foot,
            'L',
            x + arch * 0.86,
            foot,
            'L',
            x + arch * 0.86,
            deck + unit * 14,
            'A',
            arch * 0.36,
            arch * 0.36,
            '0 0 0',
            x + arch * 0.14,
            deck + unit * 14,
            'L',
            x + arch * 0.14,
            foot,
            'L',
            x,
            foot,
            'Z',
          ],
          fill(stone),
        ) +
        path(
          [
            'M',
            x + arch * 0.86,
            foot,
            'L',
            x + arch * 0.86,
            deck + unit * 14,
            'A',
            arch * 0.36,
            arch * 0.36,
            '0 0 0',
            x + arch * 0.14,
            deck + unit * 14,
          ],
          stroke(mix(stone, palette.ink, 0.45), unit * 0.9),
        )
      )
    }) +
    rect(0, deck - unit * 0.6, width, unit * 3.2, fill(mix(stone, palette.ink, 0.25))) +
    times(3, coach) +
    hills(canvas, {
      base: height * 0.97,
      rise: height * 0.09,
      colour: palette.land[2],
      summits: 6,
    }) +
    farBirds(canvas, { x: width * 0.75, y: height * 0.2 }, { count: 4, spread: unit * 8 }) +
    (light === 'mist' ? fogBands(canvas, height * 0.7) : '')
  )
}
