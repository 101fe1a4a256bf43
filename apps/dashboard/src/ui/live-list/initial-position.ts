import { getUnreadDividerPx, type StartPosition } from './list-position.ts'
import { DEFAULT_ROW_PX } from './row-height.ts'

export interface InitialPosition {
  /** In the list's own index, which starts at 0. */
  readonly initialTopMostItemIndex: {
    readonly index: number
    readonly align: 'start'
    readonly offset: number
  }
  /** For each row, in px. The list reads it only without a default height. */
  readonly heightEstimates: number[]
}

/**
 * Returns the props that make a virtual list start at a row. A row that is scrolled out by more than its estimated
 * height would never be rendered or measured, so its estimate is increased.
 *
 * @returns null for a list that starts at its top
 */
export function getInitialPosition<Row, Key extends string>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key | null,
  start: StartPosition | null,
): InitialPosition | null {
  if (start === null) return null
  const index = rows.findIndex((row) => keyOf(row) === start.id)
  if (index < 0) return null
  const offset = start.offset + (start.isMarked ? getUnreadDividerPx() : 0)
  const height = Math.max(0, offset) + DEFAULT_ROW_PX
  return {
    initialTopMostItemIndex: { index, align: 'start', offset },
    heightEstimates: rows.map((_, each) => (each === index ? height : DEFAULT_ROW_PX)),
  }
}
