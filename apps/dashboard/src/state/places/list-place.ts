/** Where the reader of a list is, as the list measures it. */
export interface ListPlace<Id extends string = string> {
  /** From the row at the top edge of the view downwards; never empty. */
  readonly ids: readonly Id[]
  /** How far the first of them is scrolled out of the view, in px; negative where it begins below the edge. */
  readonly offset: number
  /** The list stands at its very beginning. */
  readonly isTop: boolean
}
