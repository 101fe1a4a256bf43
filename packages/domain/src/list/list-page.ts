import type { Compare } from './insert-rows.ts'
import type { Entry, ListRequest, ListState } from './list.ts'

/** A page of a server's response. */
export interface ListPage<Id extends string> {
  /** Newest first, in the server's order, without rows that the list does not accept. */
  readonly ids: readonly Id[]
  /**
   * Whether the page is large enough that more rows may follow. Servers may return fewer rows than requested, so 20
   * counts as full like 40.
   */
  readonly isFull: boolean
  /** Whether the server named a next page. */
  readonly hasNext: boolean
  /** Whether the server responded with 206: it is still building this list. */
  readonly isPartial?: boolean
}

export type Entries<Id extends string> = readonly Entry<Id>[]

/** A page and all values that decide how it is merged into the list. */
export interface PageMerge<Id extends string> {
  /** Without the request of this page. */
  readonly list: ListState<Id>
  readonly request: ListRequest<Id>
  readonly page: ListPage<Id>
  /** Each id once, without ids that were deleted since the request. */
  readonly ids: readonly Id[]
  /** Whether the page reaches the row it was requested after, or the end of the list. */
  readonly isComplete: boolean
  readonly compare: Compare<Id> | undefined
}
