import { circle, ellipse, fill, path, round, stroke, times } from '../canvas.ts'
import type { Painter } from '../canvas.ts'
import { mix } from '../colour.ts'
import { fogBands, hills, orb, sky, water, orbPlace } from '../nature.ts'
import { reeds } from './reeds.ts'

/** A heron in the shallows, looking at its reflection. */
export const heron: Painter = (canvas) => {
  const { width, height, light, palette, unit } = canvas
  const shore = height * 0.52
  const x = width * 0.48
  const y = height * 0.76
  const sun = { ...orbPlace(canvas, shore), x: width * 0.74 }
  const grey = light === 'day' || light === 'mist' ? '#71828f' : mix('#71828f', palette.ink, 0.55)
  const pale =
    light === 'day' || light === 'mist' ? '#e6e9ea' : mix('#e6e9ea', palette.land[0], 0.5)
  const bird =
    path(['M', x + unit, y, 'L', x + unit * 0.6, y - unit * 17], stroke(grey, unit * 0.8)) +
    path(
      ['M', x - unit * 1, y - unit * 17, 'l', -unit * 2.4, unit * 5, 'l', unit * 3, unit * 3.4],
      stroke(grey, unit * 0.7),
    ) +
    path(
      [
        'M',
        x - unit * 11,
        y - unit * 15,
        'Q',
        x - unit * 4,
        y - unit * 28,
        x + unit * 6,
        y - unit * 24,
        'Q',
        x + unit * 8,
        y - unit * 18,
        x,
        y - unit * 15.4,
        'Q',
        x - unit * 6,
        y - unit * 14,
        x - unit * 11,
        y - unit * 15,
        'Z',
      ],
      fill(grey),
    ) +
    path(
      [
        'M',
        x - unit * 12,
        y - unit * 13.4,
        'Q',
        x - unit * 5,
        y - unit * 22,
        x + unit * 3,
        y - unit * 21,
        'Q',
        x - unit * 2,
        y - unit * 16,
        x - unit * 12,
        y - unit * 13.4,
        'Z',
      ],
      fill(mix(grey, palette.ink, 0.4)),
    ) +
    path(
      [
        'M',
        x + unit * 4,
        y - unit * 22,
        'C',
        x + unit * 13,
        y - unit * 27,
        x - unit * 1,
        y - unit * 35,
        x + unit * 6,
        y - unit * 42,
      ],
      stroke(pale, unit * 2.4),
    ) +
    ellipse(x + unit * 7.6, y - unit * 42.6, unit * 3, unit * 2, fill(pale)) +
    path(
      [
        'M',
        x + unit * 9.4,
        y - unit * 44,
        'L',
        x + unit * 19,
        y - unit * 41.6,
        'L',
        x + unit * 9.6,
        y - unit * 41.2,
        'Z',
      ],
      fill('#e0a23c'),
    ) +
    path(
      [
        'M',
        x + unit * 8,
        y - unit * 44.4,
        'Q',
        x + unit * 3,
        y - unit * 45.6,
        x - unit * 3,
        y - unit * 42,
      ],
      stroke(palette.ink, unit * 0.9),
    ) +
    circle(x + unit * 8.4, y - unit * 43, unit * 0.5, fill(palette.ink))
  return (
    sky(canvas) +
    orb(canvas, sun) +
    hills(canvas, { base: shore, rise: height * 0.12, colour: palette.land[0], summits: 3 }) +
    hills(canvas, {
      base: shore + unit,
      rise: height * 0.05,
      colour: palette.land[1],
      summits: 6,
    }) +
    water(canvas, shore, sun) +
    (light === 'mist' ? fogBands(canvas, height * 0.4) : '') +
    `<g opacity=".3" transform="translate(0 ${round(y * 2)}) scale(1 -1)">${bird}</g>` +
    times(3, (index) =>
      ellipse(
        x + unit,
        y + unit * 0.2,
        unit * (3 + index * 4),
        unit * (0.6 + index * 0.8),
        `fill="none" stroke="#ffffff" stroke-opacity="${0.5 - index * 0.14}" stroke-width="${round(unit * 0.35)}"`,
      ),
    ) +
    bird +
    reeds(canvas, height, 34)
  )
}
