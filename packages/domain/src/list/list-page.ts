import type { Entry, ListRequest, ListState } from './list.ts'
import type { Compare } from './tell-rows.ts'

/** What a server answered. */
export interface ListPage<Id extends string> {
  /** Newest first, in the server's order, without those that the list does not accept. */
  readonly ids: readonly Id[]
  /** So many came that more may lie beyond the page. Servers give fewer than asked for, so 20 are as many as 40. */
  readonly isFull: boolean
  /** Whether the server names a page after this one. */
  readonly hasNext: boolean
  /** The server answered 206: it still builds this list. */
  readonly isPartial?: boolean
}

export type Entries<Id extends string> = readonly Entry<Id>[]

/** A page, and everything that decides how it goes into the list. */
export interface PageMerge<Id extends string> {
  /** Without the request that is answered. */
  readonly list: ListState<Id>
  readonly request: ListRequest<Id>
  readonly page: ListPage<Id>
  /** Each once, without what was deleted meanwhile. */
  readonly ids: readonly Id[]
  /** The page reaches what it was asked since, or the end of the list. */
  readonly isComplete: boolean
  readonly compare: Compare<Id> | undefined
}
