/** Where the reader of a list stands, as the page shows it. */
export interface ListPlace<Key extends string> {
  /** From the row at the top edge of the view downwards; never empty. */
  readonly ids: readonly Key[]
  /**
   * How far the first of them is scrolled out of the view, in px, not counting a line above it; negative
   * where it begins below the edge.
   */
  readonly offset: number
  /** The list stands at its very beginning. */
  readonly isTop: boolean
}

/** How high the line above the row that somebody left at is, in px; larger with larger text. */
export const placeLinePx = (): number =>
  Math.max(22, Math.round(1.375 * parseFloat(getComputedStyle(document.documentElement).fontSize)))

/** Where a list stands when it is drawn first. */
export interface StartPlace {
  readonly id: string
  /** How far that row is scrolled out of the view, in px, not counting a line above it. */
  readonly offset: number
  /** The line stands above it. */
  readonly isMarked: boolean
}
