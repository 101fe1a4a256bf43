import { circle, ellipse, fill, path, rect, stroke, times } from '../canvas.ts'
import type { Painter } from '../canvas.ts'
import { fogBands, hills, orb, sky, water } from '../nature.ts'

/** Still water that ends in fog, and a bell buoy. */
export const fog: Painter = (canvas) => {
  const { width, height, palette, random, unit } = canvas
  const horizon = height * 0.52
  const x = width * (0.35 + random() * 0.3)
  const y = height * 0.68
  const red = '#b5524c'
  return (
    sky(canvas) +
    orb(canvas, { x: width * 0.7, y: height * 0.24 }, 0.9) +
    hills(canvas, { base: horizon, rise: height * 0.09, colour: palette.land[0], summits: 3 }) +
    water(canvas, horizon) +
    fogBands(canvas, height * 0.34) +
    ellipse(x, y + unit, unit * 9, unit * 1.3, fill(palette.land[1], 0.5)) +
    path(
      [
        'M',
        x - unit * 3.5,
        y - unit,
        'L',
        x - unit * 1.6,
        y - unit * 14,
        'L',
        x + unit * 1.6,
        y - unit * 14,
        'L',
        x + unit * 3.5,
        y - unit,
      ],
      stroke(red, unit * 0.8),
    ) +
    path(
      [
        'M',
        x - unit * 2.7,
        y - unit * 6,
        'L',
        x + unit * 2.2,
        y - unit * 10,
        'M',
        x + unit * 2.7,
        y - unit * 6,
        'L',
        x - unit * 2.2,
        y - unit * 10,
      ],
      stroke(red, unit * 0.5),
    ) +
    path(
      [
        'M',
        x - unit * 1.6,
        y - unit * 8,
        'Q',
        x - unit * 1.4,
        y - unit * 11.4,
        x,
        y - unit * 11.5,
        'Q',
        x + unit * 1.4,
        y - unit * 11.4,
        x + unit * 1.6,
        y - unit * 8,
        'Z',
      ],
      fill('#7a5a3a'),
    ) +
    circle(x, y - unit * 15.2, unit * 1.2, fill(palette.lamp)) +
    path(
      [
        'M',
        x - unit * 6,
        y - unit * 1.6,
        'L',
        x + unit * 6,
        y - unit * 1.6,
        'L',
        x + unit * 4.6,
        y + unit * 1.4,
        'L',
        x - unit * 4.6,
        y + unit * 1.4,
        'Z',
      ],
      fill(red),
    ) +
    times(5, (index) =>
      rect(
        x - unit * (4 - index * 0.6),
        y + unit * (2.4 + index * 1.8),
        unit * (8 - index * 1.2),
        unit * 0.5,
        `rx="2" ${fill(red, 0.35 - index * 0.05)}`,
      ),
    ) +
    fogBands(canvas, height * 0.66)
  )
}
