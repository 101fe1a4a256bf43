import { circle, ellipse, fill, path, stroke, times } from '../canvas.ts'
import type { Painter } from '../canvas.ts'
import { mix } from '../colour.ts'
import { hills, orb, sky } from '../nature.ts'

/** An owl on a bare branch. */
export const owl: Painter = (canvas) => {
  const { width, height, light, palette, random, unit } = canvas
  const x = width * 0.46
  const y = height * 0.5
  const feather = light === 'night' ? '#6b5b63' : '#7a5a48'
  const face = light === 'night' ? '#cfc0b4' : '#f0dcc0'
  return (
    sky(canvas) +
    orb(canvas, { x: width * 0.72, y: height * 0.3 }, light === 'night' ? 2.2 : 1.4) +
    hills(canvas, {
      base: height * 0.95,
      rise: height * 0.14,
      colour: palette.land[1],
      summits: 4,
    }) +
    path(
      [
        'M',
        -10,
        height * 0.79,
        'Q',
        width * 0.4,
        height * 0.69,
        width * 0.78,
        height * 0.74,
        'Q',
        width * 0.9,
        height * 0.75,
        width * 0.98,
        height * 0.66,
      ],
      stroke(palette.ink, unit * 3.4),
    ) +
    path(
      [
        'M',
        width * 0.68,
        height * 0.73,
        'q',
        unit * 9,
        -unit * 5,
        unit * 13,
        -unit * 16,
        'M',
        width * 0.2,
        height * 0.745,
        'q',
        unit * 2,
        -unit * 9,
        -unit * 6,
        -unit * 17,
      ],
      stroke(palette.ink, unit * 1.3),
    ) +
    path(
      [
        'M',
        x - unit * 14,
        y - unit * 14,
        'C',
        x - unit * 19,
        y + unit * 8,
        x - unit * 11,
        y + unit * 24,
        x,
        y + unit * 25,
        'C',
        x + unit * 11,
        y + unit * 24,
        x + unit * 19,
        y + unit * 8,
        x + unit * 14,
        y - unit * 14,
        'L',
        x + unit * 15,
        y - unit * 24,
        'L',
        x + unit * 7,
        y - unit * 19.6,
        'Q',
        x,
        y - unit * 22,
        x - unit * 7,
        y - unit * 19.6,
        'L',
        x - unit * 15,
        y - unit * 24,
        'Z',
      ],
      fill(feather),
    ) +
    path(
      [
        'M',
        x - unit * 8,
        y,
        'Q',
        x - unit * 10,
        y + unit * 18,
        x,
        y + unit * 22,
        'Q',
        x + unit * 10,
        y + unit * 18,
        x + unit * 8,
        y,
        'Z',
      ],
      fill(face, 0.85),
    ) +
    times(4, (row) =>
      times(5 - (row % 2), (index) =>
        path(
          [
            'M',
            x + unit * ((index - 2 + (row % 2) * 0.5) * 3.2 - 1),
            y + unit * (4 + row * 4),
            'q',
            unit * 1,
            unit * 2,
            unit * 2,
            0,
          ],
          stroke(feather, unit * 0.6),
        ),
      ),
    ) +
    path(
      [
        'M',
        x - unit * 14.4,
        y - unit * 8,
        'Q',
        x - unit * 21,
        y + unit * 10,
        x - unit * 10,
        y + unit * 22,
        'Q',
        x - unit * 8,
        y + unit * 6,
        x - unit * 14.4,
        y - unit * 8,
        'Z',
      ],
      fill(mix(feather, palette.ink, 0.35)),
    ) +
    path(
      [
        'M',
        x + unit * 14.4,
        y - unit * 8,
        'Q',
        x + unit * 21,
        y + unit * 10,
        x + unit * 10,
        y + unit * 22,
        'Q',
        x + unit * 8,
        y + unit * 6,
        x + unit * 14.4,
        y - unit * 8,
        'Z',
      ],
      fill(mix(feather, palette.ink, 0.35)),
    ) +
    [-1, 1]
      .map(
        (side) =>
          circle(x + side * unit * 6.4, y - unit * 8, unit * 7, fill(face)) +
          circle(x + side * unit * 6, y - unit * 8, unit * 4.4, fill('#f2b134')) +
          circle(x + side * unit * 6, y - unit * 8, unit * 2.6, fill('#17120f')) +
          circle(x + side * unit * 6 - unit, y - unit * 9.2, unit * 0.9, fill('#ffffff')),
      )
      .join('') +
    path(
      ['M', x - unit * 1.6, y - unit * 4.6, 'L', x + unit * 1.6, y - unit * 4.6, 'L', x, y, 'Z'],
      fill('#d08a34'),
    ) +
    path(
      [
        'M',
        x - unit * 5,
        y + unit * 24,
        'l',
        0,
        unit * 3,
        'm',
        unit * 3,
        -unit * 3,
        'l',
        0,
        unit * 3,
        'm',
        unit * 4,
        -unit * 3,
        'l',
        0,
        unit * 3,
        'm',
        unit * 3,
        -unit * 3,
        'l',
        0,
        unit * 3,
      ],
      stroke('#d08a34', unit * 1.2),
    ) +
    times(4, () =>
      ellipse(
        random() * width,
        height * (0.68 + random() * 0.1),
        unit * 1.4,
        unit * 0.7,
        fill(palette.ink),
      ),
    )
  )
}
