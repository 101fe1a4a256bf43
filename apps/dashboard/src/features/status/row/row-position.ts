import { createContext } from 'react'

/** Where a row stands in its feed. */
export interface RowPosition {
  /** From 1. */
  readonly position: number
  /** -1 while nobody knows. */
  readonly setSize: number
}

/**
 * Beside the row's props: each arrival gives every row below it another place, and nothing of the row
 * but its outermost element shall be drawn anew for that.
 */
export const RowPositionContext = createContext<RowPosition>({ position: 1, setSize: -1 })
