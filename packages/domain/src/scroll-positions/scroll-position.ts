/** How many rows are saved from the top edge of the view downwards. The next one is used when a row was deleted. */
export const POSITION_ROWS = 6

/** How many ids are saved above the view. A page that is requested below one of them starts with the row itself. */
export const POSITION_ROWS_ABOVE = 3

/** The scroll position of a list: what this browser stores about a column when the user leaves it. */
export interface ScrollPosition {
  /** From the row at the top edge of the view downwards; never empty. */
  readonly ids: readonly string[]
  /** The rows just above the view, nearest first; empty if the view started with the newest row. */
  readonly above: readonly string[]
  /** How far the first row was scrolled out of the view, in px; negative if it started below the edge. */
  readonly offset: number
  /** Whether the list was at the top. If so, it opens at the newest row. */
  readonly isTop: boolean
  /** The newest row that was seen; the rows above it are new. null when unknown. */
  readonly seen: string | null
  /** When the position was saved, in milliseconds since 1970. */
  readonly at: number
}
