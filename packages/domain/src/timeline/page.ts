/** A page of newer items, as a refresh brings it. */
export interface NewerPage<Id extends string> {
  /** Newest first, in the server's order, without those that the timeline does not accept. */
  readonly ids: readonly Id[]
  /** The server answered 206: it still builds this timeline. */
  readonly isPartial: boolean
  /** As many as were asked for came, so that more may lie between the page and what is held. */
  readonly isFull: boolean
  /**
   * The id that was asked with: the page stands directly above it. null when the list began with a
   * gap and was asked for whole: the page stands where that gap is now.
   */
  readonly since?: Id | null
  /** Whether older pages exist; counts only for the first page of an empty window. */
  readonly hasNext?: boolean
}

/** A page downwards: the end of a list, or the upper part of a gap. */
export interface OlderPage<Id extends string> {
  /** Newest first, in the server's order, without those that the timeline does not accept. */
  readonly ids: readonly Id[]
  /** Whether the server names a page after this one. */
  readonly hasNext: boolean
}
