import { circle, ellipse, fill, path, rect, round, stroke, times } from '../canvas.ts'
import type { Painter } from '../canvas.ts'
import { mix } from '../colour.ts'
import { clouds, fogBands, orb, orbPlace, sky } from '../nature.ts'
import { street } from './street.ts'

/** One tram in a street of old houses. */
export const tram: Painter = (canvas) => {
  const { width, height, light, palette, random, unit } = canvas
  const road = height * 0.78
  const sun = orbPlace(canvas, height * 0.5)
  const livery = ['#2f7d5b', '#c2483d', '#d9a441', '#31619a'][Math.floor(random() * 4)] ?? '#2f7d5b'
  const long = unit * 66
  const x = width * 0.5 - long / 2 + (random() - 0.5) * unit * 16
  const y = road - unit * 29
  const isLit = light !== 'day'
  const pane = isLit ? palette.lamp : '#bfe0ea'
  return (
    sky(canvas) +
    orb(canvas, sun, 0.8) +
    clouds(canvas, 3) +
    street(canvas, road) +
    (light === 'mist' ? fogBands(canvas, height * 0.3) : '') +
    rect(
      0,
      road,
      width,
      height - road,
      fill(mix(palette.land[2], '#6d6672', light === 'day' ? 0.75 : 0.3)),
    ) +
    times(2, (index) =>
      rect(0, road + unit * (4 + index * 6), width, unit * 0.8, fill(palette.cloud, 0.5)),
    ) +
    path(
      ['M', -10, height * 0.2, 'Q', width * 0.5, height * 0.24, width + 10, height * 0.19],
      stroke(palette.ink, unit * 0.3, 0.8),
    ) +
    path(
      [
        'M',
        x + long * 0.5,
        y,
        'l',
        -unit * 5,
        -unit * 7,
        'l',
        unit * 7,
        -unit * 9,
        'm',
        -unit * 4,
        0,
        'l',
        unit * 8,
        0,
      ],
      stroke(palette.ink, unit * 0.5),
    ) +
    (isLit
      ? path(
          [
            'M',
            x + long,
            road - unit * 8,
            'L',
            width,
            road - unit * 2,
            'L',
            width,
            road + unit * 14,
            'L',
            x + long,
            road - unit * 4,
            'Z',
          ],
          fill(palette.lamp, 0.3),
        )
      : '') +
    rect(x, y, long, unit * 27, `rx="${round(unit * 4)}" ${fill(livery)}`) +
    rect(x, y + unit * 4, long, unit * 12.6, fill('#f6ecd6')) +
    times(6, (index) =>
      rect(
        x + unit * (3 + index * 10.2),
        y + unit * 5,
        unit * 8.6,
        unit * 9.6,
        `rx="${round(unit * 1)}" ${fill(pane)}`,
      ),
    ) +
    (isLit
      ? times(4, () => {
          const px = x + unit * (6 + Math.floor(random() * 6) * 10.2)
          return (
            circle(px, y + unit * 10.4, unit * 1.6, fill(palette.ink, 0.75)) +
            ellipse(px, y + unit * 14, unit * 2.6, unit * 2.4, fill(palette.ink, 0.75))
          )
        })
      : '') +
    rect(
      x - unit,
      y - unit * 1.6,
      long + unit * 2,
      unit * 2.6,
      `rx="${round(unit * 1.2)}" ${fill(mix(livery, palette.ink, 0.5))}`,
    ) +
    rect(x, y + unit * 21, long, unit * 1, fill('#f6ecd6', 0.8)) +
    circle(x + long - unit * 2.4, y + unit * 19, unit * 1.7, fill(palette.lamp)) +
    rect(x + unit * 4, y + unit * 26, long - unit * 8, unit * 3, fill(palette.ink)) +
    times(4, (index) =>
      circle(
        x + unit * (11 + (index % 2) * 7 + (index > 1 ? 37 : 0)),
        road + unit * 0.4,
        unit * 2.8,
        `${fill(palette.ink)} stroke="#777" stroke-width="${round(unit * 0.6)}"`,
      ),
    ) +
    (light === 'mist' ? fogBands(canvas, height * 0.6) : '')
  )
}
