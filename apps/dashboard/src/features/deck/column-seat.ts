import type { CSSProperties } from 'react'

/**
 * How a column stands in the strip: `open` as usual, `strip` folded to a narrow strip, `header` folded
 * to its header in a stack.
 */
export type ColumnFold = 'open' | 'strip' | 'header'

/** Where a column stands; it is never taken out of the page to go elsewhere. */
export interface ColumnSeat {
  readonly fold: ColumnFold
  readonly style: CSSProperties
}
