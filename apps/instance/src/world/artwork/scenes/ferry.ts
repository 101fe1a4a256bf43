import { fill, path, rect, round, stroke, times } from '../canvas.ts'
import type { Painter } from '../canvas.ts'
import { clouds, farBirds, hills, orb, orbPlace, sky, water } from '../nature.ts'

/** The white ferry from the side. */
export const ferry: Painter = (canvas) => {
  const { width, height, light, palette, random, unit } = canvas
  const horizon = height * 0.56
  const sun = orbPlace(canvas, horizon)
  const long = Math.min(width * 0.62, unit * 84)
  const x = width * 0.5 - long / 2
  const y = height * 0.7
  const isLit = light === 'night' || light === 'dusk' || light === 'dawn'
  const white = light === 'night' ? '#b9c3dd' : light === 'dusk' ? '#f3d8d2' : '#fbfaf5'
  const pane = isLit ? palette.lamp : '#5f8aa6'
  const deck = (left: number, right: number, level: number, tall: number) =>
    rect(
      x + long * left,
      y - unit * (level + tall),
      long * (right - left),
      unit * tall,
      `rx="${round(unit * 0.7)}" ${fill(white)}`,
    ) +
    times(Math.floor((long * (right - left)) / (unit * 3)) - 1, (index) =>
      rect(
        x + long * left + unit * (1.6 + index * 3),
        y - unit * (level + tall * 0.72),
        unit * 1.7,
        unit * tall * 0.38,
        `rx="${round(unit * 0.4)}" ${fill(pane)}`,
      ),
    )
  return (
    sky(canvas) +
    orb(canvas, sun) +
    clouds(canvas, 3) +
    hills(canvas, { base: horizon + 1, rise: height * 0.08, colour: palette.land[0], summits: 4 }) +
    water(canvas, horizon, sun) +
    deck(0.22, 0.86, 10.4, 4.4) +
    deck(0.12, 0.92, 5.6, 4.8) +
    rect(x + long * 0.4, y - unit * 21, unit * 6, unit * 6.4, fill('#d0473f')) +
    rect(x + long * 0.4, y - unit * 19, unit * 6, unit * 1.3, fill(white)) +
    rect(
      x + long * 0.7,
      y - unit * 18.4,
      unit * 7,
      unit * 3.8,
      `rx="${round(unit * 0.5)}" ${fill(white)}`,
    ) +
    rect(x + long * 0.7 + unit * 0.8, y - unit * 17.4, unit * 5.4, unit * 1.3, fill(pane)) +
    path(
      [
        'M',
        x,
        y - unit * 6,
        'L',
        x + long,
        y - unit * 6,
        'L',
        x + long * 0.95,
        y + unit * 1.2,
        'Q',
        x + long * 0.5,
        y + unit * 2,
        x + long * 0.05,
        y + unit * 1.2,
        'Z',
      ],
      fill(light === 'night' ? '#3b66a8' : '#23527c'),
    ) +
    rect(x + long * 0.01, y - unit * 4.6, long * 0.97, unit * 0.8, fill(white)) +
    times(12, (index) =>
      rect(
        x + long * (0.05 + random() * 0.8),
        y + unit * (1.8 + index * 1.1),
        long * (0.05 + random() * 0.1),
        unit * 0.55,
        `rx="3" ${fill(index % 2 ? white : palette.lamp, 0.4 - index * 0.02)}`,
      ),
    ) +
    path(
      [
        'M',
        x - unit * 2,
        y + unit * 1.8,
        'Q',
        x + long * 0.5,
        y + unit * 3.6,
        x + long + unit * 2,
        y + unit * 1.6,
      ],
      stroke('#ffffff', unit * 0.7, 0.6),
    ) +
    farBirds(canvas, { x: x + long * 0.25, y: height * 0.34 }, { count: 6, spread: unit * 11 })
  )
}
