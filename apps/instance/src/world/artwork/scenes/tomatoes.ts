import { ellipse, fill, path, rect, round, stroke, times } from '../canvas.ts'
import type { Painter } from '../canvas.ts'
import { table } from './table.ts'

/** A crate of tomatoes. */
export const tomatoes: Painter = (canvas) => {
  const { width, height, light, random, unit } = canvas
  const left = width * 0.5 - unit * 52
  const wide = unit * 104
  const top = height * 0.44
  const colours = ['#d93a2b', '#e8542f', '#c42d3a', '#f08a2e', '#f3b73b', '#a8323c']
  const fruit = (x: number, y: number, size: number) => {
    const colour = colours[Math.floor(random() * colours.length)] ?? '#d93a2b'
    return (
      ellipse(x, y, size * 1.1, size, fill(colour)) +
      ellipse(x - size * 0.35, y - size * 0.4, size * 0.32, size * 0.2, fill('#ffffff', 0.45)) +
      path(
        [
          'M',
          x,
          y - size * 0.7,
          'q',
          size * 0.3,
          -size * 0.3,
          size * 0.6,
          0,
          'q',
          -size * 0.3,
          size * 0.1,
          -size * 0.6,
          0,
          'q',
          -size * 0.5,
          -size * 0.3,
          -size * 0.5,
          size * 0.15,
          'q',
          size * 0.3,
          size * 0.1,
          size * 0.5,
          -size * 0.15,
        ],
        stroke('#3f7a33', size * 0.16),
      )
    )
  }
  const wood = light === 'dusk' ? '#9a6238' : '#c8935a'
  return (
    table(canvas, height * 0.36) +
    ellipse(width / 2, height * 0.93, unit * 58, unit * 5, fill('#1d0d06', 0.4)) +
    rect(left, top, wide, unit * 18, fill('#4a2a16')) +
    times(3, (row) =>
      times(9, (index) =>
        fruit(
          left + wide * (0.07 + index * 0.108 + (row % 2) * 0.04),
          top + unit * (1 + row * 6) + random() * unit * 2,
          unit * (7 + random() * 1.6),
        ),
      ),
    ) +
    times(
      3,
      (index) =>
        rect(
          left - unit * 2,
          top + unit * (15 + index * 10.5),
          wide + unit * 4,
          unit * 8.6,
          `rx="${round(unit * 0.6)}" ${fill(wood)}`,
        ) +
        rect(
          left - unit * 2,
          top + unit * (15 + index * 10.5),
          wide + unit * 4,
          unit * 1,
          fill('#fff3d8', 0.3),
        ) +
        path(
          [
            'M',
            left + unit * 6,
            top + unit * (19 + index * 10.5),
            'q',
            wide * 0.4,
            unit * 2,
            wide * 0.85,
            0,
          ],
          stroke('#6a3f1f', unit * 0.3, 0.6),
        ),
    ) +
    times(3, (index) =>
      rect(
        left + (wide - unit * 6) * (index / 2),
        top + unit * 12,
        unit * 6,
        unit * 36,
        fill('#8f5d33'),
      ),
    )
  )
}
