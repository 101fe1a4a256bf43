/** Rows that are remembered from the top edge of the view downwards: the next one stands in for one that was deleted. */
export const PLACE_ROWS = 6

/** Ids that are remembered above the view: what a page is asked for below of begins with the row itself. */
export const PLACE_ABOVE = 3

/** Where somebody left a list: what this browser remembers of a column and what it showed. */
export interface Place {
  /** From the row at the top edge of the view downwards; never empty. */
  readonly ids: readonly string[]
  /** Just above the view, the nearest first; none where the view began with the newest row. */
  readonly above: readonly string[]
  /** How far the first row was scrolled out of the view, in px; negative where it began below the edge. */
  readonly offset: number
  /** The list stood at its top: whoever comes back sees the newest. */
  readonly isTop: boolean
  /** The newest row that was seen: what stands above it is new. null where nothing tells. */
  readonly seen: string | null
  /** When it was noted, in milliseconds since 1970. */
  readonly at: number
}
