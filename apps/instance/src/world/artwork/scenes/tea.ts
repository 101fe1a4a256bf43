import { circle, ellipse, fill, path, stroke, times } from '../canvas.ts'
import type { Painter } from '../canvas.ts'
import { table } from './table.ts'

/** A pot of tea, one cup, and steam. */
export const tea: Painter = (canvas) => {
  const { width, height, light, palette, random, unit } = canvas
  const base = height * 0.8
  const clay = ['#3f6f73', '#a4563f', '#5a5f8f', '#7c8a4c'][Math.floor(random() * 4)] ?? '#3f6f73'
  const x = width * 0.4
  const cup = width * 0.71
  const steam = times(3, (index) => {
    const sx = cup + (index - 1) * unit * 3.6
    return path(
      [
        'M',
        sx,
        base - unit * 16,
        'q',
        unit * 4,
        -unit * 6,
        0,
        -unit * 11,
        'q',
        -unit * 4,
        -unit * 6,
        unit,
        -unit * 12,
      ],
      stroke('#ffffff', unit * 1.1, 0.35 - index * 0.05),
    )
  })
  return (
    table(canvas, height * 0.6) +
    (light === 'night' || light === 'dusk'
      ? circle(width * 0.6, height * 0.3, unit * 46, 'fill="url(#warm)"')
      : '') +
    ellipse(x, base + unit, unit * 29, unit * 5, fill('#1d0d06', 0.4)) +
    ellipse(cup, base + unit * 2, unit * 15, unit * 3, fill('#1d0d06', 0.4)) +
    `<defs><radialGradient id="pot" cx=".35" cy=".3" r=".9"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset=".3" stop-color="#fff" stop-opacity=".06"/><stop offset="1" stop-color="#000" stop-opacity=".5"/></radialGradient></defs>` +
    path(
      [
        'M',
        x + unit * 18,
        base - unit * 19,
        'Q',
        x + unit * 27,
        base - unit * 18,
        x + unit * 29,
        base - unit * 30,
        'L',
        x + unit * 33,
        base - unit * 30.6,
        'Q',
        x + unit * 33,
        base - unit * 12,
        x + unit * 19,
        base - unit * 8,
        'Z',
      ],
      fill(clay),
    ) +
    path(
      [
        'M',
        x - unit * 19,
        base - unit * 24,
        'Q',
        x - unit * 37,
        base - unit * 30,
        x - unit * 35,
        base - unit * 15,
        'Q',
        x - unit * 33,
        base - unit * 6,
        x - unit * 19,
        base - unit * 7,
      ],
      stroke(clay, unit * 3.4),
    ) +
    path(
      [
        'M',
        x - unit * 21,
        base - unit * 14,
        'C',
        x - unit * 24,
        base - unit * 34,
        x + unit * 24,
        base - unit * 34,
        x + unit * 21,
        base - unit * 14,
        'C',
        x + unit * 20,
        base + unit,
        x + unit * 12,
        base,
        x,
        base,
        'C',
        x - unit * 12,
        base,
        x - unit * 20,
        base + unit,
        x - unit * 21,
        base - unit * 14,
        'Z',
      ],
      `${fill(clay)}`,
    ) +
    path(
      [
        'M',
        x - unit * 21,
        base - unit * 14,
        'C',
        x - unit * 24,
        base - unit * 34,
        x + unit * 24,
        base - unit * 34,
        x + unit * 21,
        base - unit * 14,
        'C',
        x + unit * 20,
        base + unit,
        x + unit * 12,
        base,
        x,
        base,
        'C',
        x - unit * 12,
        base,
        x - unit * 20,
        base + unit,
        x - unit * 21,
        base - unit * 14,
        'Z',
      ],
      'fill="url(#pot)"',
    ) +
    ellipse(x, base - unit * 28.4, unit * 11, unit * 2.6, fill(clay)) +
    ellipse(x, base - unit * 29, unit * 11, unit * 2.4, fill('#ffffff', 0.2)) +
    circle(x, base - unit * 32.6, unit * 2.6, fill(clay)) +
    steam +
    path(
      [
        'M',
        cup - unit * 11,
        base - unit * 14,
        'Q',
        cup - unit * 10,
        base + unit,
        cup,
        base + unit * 1.4,
        'Q',
        cup + unit * 10,
        base + unit,
        cup + unit * 11,
        base - unit * 14,
        'Z',
      ],
      fill('#f5efe2'),
    ) +
    path(
      [
        'M',
        cup + unit * 10,
        base - unit * 11,
        'q',
        unit * 9,
        -unit * 1,
        unit * 6,
        unit * 5,
        'q',
        -unit * 2,
        unit * 3,
        -unit * 8,
        unit * 2,
      ],
      stroke('#f5efe2', unit * 1.8),
    ) +
    ellipse(cup, base - unit * 14, unit * 11, unit * 2.7, fill('#fffaf0')) +
    ellipse(
      cup,
      base - unit * 13.8,
      unit * 9.6,
      unit * 2.1,
      fill(light === 'day' ? '#b5742c' : '#8f4f22'),
    ) +
    ellipse(cup - unit * 3, base - unit * 14, unit * 3, unit * 0.6, fill(palette.lamp, 0.6))
  )
}
