/** The scroll position of a list, as measured on the page. */
export interface ListPosition<Key extends string> {
  /** From the row at the top edge of the viewport downwards; never empty. */
  readonly ids: readonly Key[]
  /**
   * Distance that the first row is scrolled out of the viewport, in px, excluding an unread divider above it.
   * Negative when it starts below the edge.
   */
  readonly offset: number
  /** The list is at its very top. */
  readonly isTop: boolean
}

/** Returns the height of the unread divider in px. It grows with the text size. */
export const getUnreadDividerPx = (): number =>
  Math.max(22, Math.round(1.375 * parseFloat(getComputedStyle(document.documentElement).fontSize)))

/** The position at which a list starts. */
export interface StartPosition {
  readonly id: string
  /** Distance that the row is scrolled out of the viewport, in px, excluding an unread divider above it. */
  readonly offset: number
  /** The unread divider is above the row. */
  readonly isMarked: boolean
}
