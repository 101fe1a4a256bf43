import { circle, fill, path, rect, round, times } from '../canvas.ts'
import type { Painter } from '../canvas.ts'
import { mix } from '../colour.ts'
import { clouds, hills, orb, orbPlace, sky } from '../nature.ts'

/** A wooden signal box beside the line, flower boxes under its panes. */
export const signalbox: Painter = (canvas) => {
  const { width, height, light, palette, random, unit } = canvas
  const ground = height * 0.84
  const x = width * 0.5 - unit * 34
  const wide = unit * 62
  const y = ground - unit * 44
  const isLit = light !== 'day'
  const wood = light === 'day' ? '#3f7a62' : mix('#3f7a62', palette.land[2], 0.6)
  const cream = light === 'day' ? '#f5ead0' : mix('#f5ead0', palette.land[0], 0.45)
  return (
    sky(canvas) +
    orb(canvas, orbPlace(canvas, height * 0.6), 0.9) +
    clouds(canvas, 4) +
    hills(canvas, { base: ground, rise: height * 0.22, colour: palette.land[0], summits: 4 }) +
    hills(canvas, {
      base: ground + unit,
      rise: height * 0.09,
      colour: palette.land[1],
      summits: 7,
    }) +
    rect(0, ground - unit * 2, width, height, fill(palette.land[2])) +
    rect(x + wide + unit * 9, ground - unit * 60, unit * 1.6, unit * 60, fill(cream)) +
    `<g transform="rotate(-32 ${round(x + wide + unit * 10)} ${round(ground - unit * 56)})">${rect(x + wide + unit * 9.6, ground - unit * 58, unit * 16, unit * 3.6, fill('#d0413a'))}${rect(x + wide + unit * 20, ground - unit * 58, unit * 2, unit * 3.6, fill('#ffffff'))}</g>` +
    rect(x, y, wide, unit * 44, fill(wood)) +
    times(12, (index) =>
      rect(
        x + index * wide * 0.0833,
        y + unit * 24,
        unit * 0.3,
        unit * 20,
        fill(palette.ink, 0.35),
      ),
    ) +
    rect(x - unit, y + unit * 4, wide + unit * 2, unit * 17, fill(cream)) +
    times(
      7,
      (index) =>
        rect(
          x + unit * (0.6 + index * 8.8),
          y + unit * 5.4,
          unit * 7.4,
          unit * 14,
          fill(isLit ? palette.lamp : '#a9d2de'),
        ) +
        rect(x + unit * (4.1 + index * 8.8), y + unit * 5.4, unit * 0.5, unit * 14, fill(cream)) +
        rect(x + unit * (0.6 + index * 8.8), y + unit * 12, unit * 7.4, unit * 0.5, fill(cream)),
    ) +
    times(
      5,
      (index) =>
        rect(
          x + unit * (6 + index * 11),
          y + unit * 12.6,
          unit * 1,
          unit * 7,
          fill(palette.ink, 0.7),
        ) +
        circle(
          x + unit * (6.5 + index * 11),
          y + unit * 12.4,
          unit * 0.9,
          fill(['#d0413a', '#2c5fa8', '#e3b23c', '#d0413a', '#222222'][index] ?? '#222222'),
        ),
    ) +
    times(24, (index) =>
      circle(
        x + unit * (1 + index * 2.6),
        y + unit * (22.6 + random()),
        unit * (1.1 + random() * 0.6),
        fill(
          ['#e2574c', '#f3a64a', '#4f8f4a', '#f08bb0', '#5fa455'][Math.floor(random() * 5)] ??
            '#e2574c',
        ),
      ),
    ) +
    path(
      [
        'M',
        x - unit * 5,
        y + unit * 4.6,
        'L',
        x + unit * 3,
        y - unit * 10,
        'L',
        x + wide - unit * 3,
        y - unit * 10,
        'L',
        x + wide + unit * 5,
        y + unit * 4.6,
        'Z',
      ],
      fill(mix('#5a4048', palette.ink, 0.4)),
    ) +
    rect(x + wide * 0.7, y - unit * 18, unit * 5, unit * 10, fill('#8d4a3c')) +
    times(7, (step) =>
      rect(
        x + wide + unit * (step * 1.9),
        y + unit * (24 + step * 3),
        unit * 2.6,
        unit * 0.9,
        fill(cream),
      ),
    ) +
    times(2, (index) =>
      rect(0, ground + unit * (4 + index * 6), width, unit * 1, fill('#b9b4b0')),
    ) +
    times(Math.ceil(width / (unit * 6)), (index) =>
      rect(index * unit * 6, ground + unit * 3.4, unit * 2.2, unit * 9.6, fill('#3d2b22', 0.55)),
    )
  )
}
