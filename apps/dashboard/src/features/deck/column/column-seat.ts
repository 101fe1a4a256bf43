import type { CSSProperties, SyntheticEvent } from 'react'

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

/** Hands an event on a column's header to what drags columns. */
export type ColumnGrip = (name: GripEvent, event: SyntheticEvent) => void

/** The ways in which a column is taken hold of. */
export type GripEvent = 'onMouseDown' | 'onTouchStart' | 'onKeyDown'

/** Who listens to which column, by uuid: nobody until the code that drags has arrived. */
export type ColumnGrips = Map<string, ColumnGrip>
