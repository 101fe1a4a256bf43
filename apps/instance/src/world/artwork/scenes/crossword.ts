import { fill, path, rect, round, times } from '../canvas.ts'
import type { Painter } from '../canvas.ts'
import { letterform } from '../letterform.ts'

/** A half-filled crossword grid and a pencil. */
export const crossword: Painter = ({ width, height, random, unit }) => {
  const cells = 11
  const board = Math.min(width, height) * 0.8
  const cell = board / cells
  const left = (width - board) / 2
  const top = (height - board) / 2
  const letters = 'CRANEYMCLIFTSEAFOGOWLBREADTIDE'
  const isBlock = (row: number, column: number) =>
    (row % 2 === 1 && column % 2 === 1) || (row * 7 + column * 3) % 17 === 0
  let letter = 0
  const squares = times(cells * cells, (index) => {
    const row = Math.floor(index / cells)
    const column = index % cells
    const x = left + column * cell
    const y = top + row * cell
    if (isBlock(row, column) || isBlock(cells - 1 - row, cells - 1 - column))
      return rect(x, y, cell, cell, fill('#26242c'))
    const isFilled = row < 5 && random() < 0.75
    const glyph = letters[letter % letters.length] ?? 'A'
    if (isFilled) letter += 1
    return (
      rect(
        x,
        y,
        cell,
        cell,
        `fill="#fdfaf2" stroke="#26242c" stroke-width="${round(unit * 0.25)}"`,
      ) +
      (isFilled
        ? letterform(glyph, {
            x: x + cell / 2,
            y: y + cell / 2,
            size: cell * 0.52,
            colour: '#4a4a5e',
            weight: cell * 0.08,
          })
        : '')
    )
  })
  return (
    rect(0, 0, width, height, fill('#c9a57a')) +
    `<g transform="rotate(-4 ${width / 2} ${height / 2})">${rect(left - unit * 5, top - unit * 5, board + unit * 10, board + unit * 10, fill('#f7f1e2'))}${squares}</g>` +
    `<g transform="rotate(38 ${round(width * 0.66)} ${round(height * 0.62)})">${rect(width * 0.66, height * 0.6, unit * 58, unit * 4.4, fill('#000000', 0.2))}${rect(width * 0.66, height * 0.585, unit * 52, unit * 4.4, fill('#e3a92f'))}${rect(width * 0.66, height * 0.585, unit * 52, unit * 1.4, fill('#f6c95a'))}${rect(width * 0.66 + unit * 52, height * 0.585, unit * 3, unit * 4.4, fill('#b8bcc2'))}${rect(width * 0.66 + unit * 55, height * 0.585, unit * 4, unit * 4.4, `rx="${round(unit * 1.6)}" ${fill('#e58a94')}`)}${path(['M', width * 0.66, height * 0.585, 'l', -unit * 6, unit * 2.2, 'l', unit * 6, unit * 2.2, 'Z'], fill('#eccf9f'))}${path(['M', width * 0.66 - unit * 4.2, height * 0.585 + unit * 1.55, 'l', -unit * 1.8, unit * 0.65, 'l', unit * 1.8, unit * 0.65, 'Z'], fill('#2a2830'))}</g>`
  )
}
