/** One place of a strip: a column, or several stacked from top to bottom. */
export interface StripPlace {
  /** Uuids; never empty. */
  readonly columns: readonly string[]
  /** CSS pixels, as the user dragged it; null follows the settings. */
  readonly width: number | null
  /** How its columns share the height, in percent from the top, together 100; null is equally. */
  readonly shares: readonly number[] | null
}

/** A deck that scrolls sideways, from its start to its end. */
export type Strip = readonly StripPlace[]
