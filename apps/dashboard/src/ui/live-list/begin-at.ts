import { placeLinePx, type StartPlace } from './list-place.ts'
import { DEFAULT_ROW_PX } from './row-height.ts'

export interface Beginning {
  /** As the list counts its rows: from 0, wherever its numbers begin. */
  readonly initialTopMostItemIndex: {
    readonly index: number
    readonly align: 'start'
    readonly offset: number
  }
  /** For each row, in px; the list reads it only where no default height is given. */
  readonly heightEstimates: number[]
}

/**
 * What makes a list stand at a row when it is drawn first. A row that is scrolled out by more than the
 * list takes a row for would not be drawn, nor ever measured: it is taken for higher than that.
 *
 * @returns null for a list that begins at its top
 */
export function beginAt<Row, Key extends string>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key | null,
  start: StartPlace | null,
): Beginning | null {
  if (start === null) return null
  const index = rows.findIndex((row) => keyOf(row) === start.id)
  if (index < 0) return null
  const offset = start.offset + (start.isMarked ? placeLinePx() : 0)
  const height = Math.max(0, offset) + DEFAULT_ROW_PX
  return {
    initialTopMostItemIndex: { index, align: 'start', offset },
    heightEstimates: rows.map((_, each) => (each === index ? height : DEFAULT_ROW_PX)),
  }
}
