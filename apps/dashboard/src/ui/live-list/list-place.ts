/** Where the reader of a list stands, as the page shows it. */
export interface ListPlace<Key extends string> {
  /** From the row at the top edge of the view downwards; never empty. */
  readonly ids: readonly Key[]
  /** How far the first of them is scrolled out of the view, in px; negative where it begins below the edge. */
  readonly offset: number
  /** The list stands at its very beginning. */
  readonly isTop: boolean
}

/** Where a list stands when it is drawn first. */
export interface StartPlace {
  readonly id: string
  /** How far that row is scrolled out of the view, in px. */
  readonly offset: number
}
