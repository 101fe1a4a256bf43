import { circle, ellipse, fill, linear, path, rect, round, stroke, times } from '../canvas.ts'
import type { Painter } from '../canvas.ts'
import { mix } from '../colour.ts'

/** A chessboard in the middle of a slow game. */
export const chess: Painter = ({ width, height, light, random, unit }) => {
  const isDusk = light === 'dusk'
  const board = Math.min(width, height) * 0.86
  const cell = board / 8
  const left = (width - board) / 2
  const top = (height - board) / 2
  const pale = isDusk ? '#e0b27c' : '#ecd2a2'
  const dark = isDusk ? '#7a3f26' : '#8a5a36'
  const taken = new Set<number>()
  const pieces = times(13, (index) => {
    let place = Math.floor(random() * 64)
    while (taken.has(place)) place = (place + 7) % 64
    taken.add(place)
    const x = left + (place % 8) * cell + cell / 2
    const y = top + Math.floor(place / 8) * cell + cell * 0.84
    const colour = index % 2 ? '#2b1a14' : '#fbf1dc'
    const edge = index % 2 ? '#5a3a2a' : '#b8935f'
    const tall = cell * (index < 2 ? 0.78 : index < 7 ? 0.6 : 0.5)
    const head =
      index < 2
        ? path(
            [
              'M',
              x - cell * 0.04,
              y - tall * 1.22,
              'h',
              cell * 0.08,
              'M',
              x,
              y - tall * 1.32,
              'v',
              tall * 0.24,
            ],
            stroke(colour, cell * 0.07),
          ) + ellipse(x, y - tall * 0.98, cell * 0.16, cell * 0.12, fill(colour))
        : index < 5
          ? rect(x - cell * 0.17, y - tall * 1.08, cell * 0.34, cell * 0.2, fill(colour)) +
            rect(x - cell * 0.05, y - tall * 1.1, cell * 0.1, cell * 0.1, fill(edge))
          : circle(x, y - tall, cell * 0.14, fill(colour))
    return (
      ellipse(x + cell * 0.12, y + cell * 0.03, cell * 0.34, cell * 0.12, fill('#1a0c06', 0.35)) +
      path(
        [
          'M',
          x - cell * 0.28,
          y,
          'Q',
          x - cell * 0.1,
          y - tall * 0.4,
          x - cell * 0.1,
          y - tall,
          'L',
          x + cell * 0.1,
          y - tall,
          'Q',
          x + cell * 0.1,
          y - tall * 0.4,
          x + cell * 0.28,
          y,
          'Z',
        ],
        `${fill(colour)} stroke="${edge}" stroke-width="${round(unit * 0.25)}"`,
      ) +
      head +
      ellipse(x, y, cell * 0.29, cell * 0.1, fill(colour))
    )
  })
  return (
    rect(0, 0, width, height, fill(isDusk ? '#3a2230' : '#cdb492')) +
    rect(
      left - unit * 3.4,
      top - unit * 3.4,
      board + unit * 6.8,
      board + unit * 6.8,
      `rx="${round(unit)}" ${fill(mix(dark, '#1a0c06', 0.4))}`,
    ) +
    times(64, (index) =>
      rect(
        left + (index % 8) * cell,
        top + Math.floor(index / 8) * cell,
        cell + 0.5,
        cell + 0.5,
        fill((index + Math.floor(index / 8)) % 2 ? dark : pale),
      ),
    ) +
    pieces +
    `<defs>${linear(
      'sun',
      [
        [0, '#ffd08a', isDusk ? 0.5 : 0.28],
        [0.6, '#ffd08a', 0],
        [1, '#1a0a20', 0.45],
      ],
      true,
    )}</defs>` +
    rect(0, 0, width, height, 'fill="url(#sun)"')
  )
}
