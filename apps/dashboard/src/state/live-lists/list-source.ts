import { atom, type Getter, type PrimitiveAtom, type Setter } from 'jotai/vanilla'
import type { ApiError, RequestOptions, Page } from '@colonnade/api-client'
import type { ListState } from '@colonnade/domain/list'
import type { ListName } from './list-name.ts'

/** The load state of a list. */
export interface ListLoadState<Id extends string> {
  /** Whether any page has loaded. A loaded list without rows is empty and not loading. */
  readonly isLoaded: boolean
  /** The error of the last load. A successful load clears it. */
  readonly error: ApiError | null
  /** The next page of the Link header. Valid while `tail` is the last row of the list. */
  readonly older: { readonly link: string; readonly tail: Id | null } | null
  /** Number of loaded items since the last one that belongs in the list, so that the search for a rare tag ends. */
  readonly passedOver: number
}

export const NOT_LOADED: ListLoadState<never> = {
  isLoaded: false,
  error: null,
  older: null,
  passedOver: 0,
}

export interface ListPaging {
  readonly limit: number
  readonly since_id?: string
  readonly max_id?: string
  readonly min_id?: string
}

/**
 * The order of a list. `time`: by ID or by the server's order of time. In the other orders the newest page contains
 * the complete list (`replaced`: pinned posts), or everything down to the last known row (`kept`: favourites).
 */
export type ListOrder = 'time' | 'kept' | 'replaced'

/** What the list functions need for a kind of list: its atoms, its requests, and its items. */
export interface ListSource<Id extends string, Entity extends { readonly id: Id }> {
  /** Unique in a session: the key of a timeline, or `notifications`. */
  readonly name: ListName
  readonly order: ListOrder
  /** Written by `write` only. */
  readonly listAtom: PrimitiveAtom<ListState<Id>>
  readonly loadAtom: PrimitiveAtom<ListLoadState<Id>>
  /** Whether some servers page this list by date and ignore `max_id`, so that only their links lead to older pages. */
  readonly isPagedByLink: boolean
  readonly fetch: (paging: ListPaging, options: RequestOptions) => Promise<Page<Entity>>
  readonly follow: (link: string, options: RequestOptions) => Promise<Page<Entity>>
  /** Stores the records of a page. @returns the IDs that belong in the list, in the page's order */
  readonly ingest: (get: Getter, set: Setter, items: readonly Entity[]) => readonly Id[]
  /**
   * Writes the list and updates its columns in the same write. @param gone deleted rows, which leave a tombstone near
   * the visible rows
   */
  readonly write: (get: Getter, set: Setter, list: ListState<Id>, gone?: ReadonlySet<Id>) => void
  /** Milliseconds since 1970; null for an unknown ID. */
  readonly writtenAt: (get: Getter, id: Id | null) => number | null
  /** Called when a page at an end of the list failed. */
  readonly onFailure?: (get: Getter, set: Setter, error: ApiError) => void
}

/** Runs several changes in one write, so that every subscriber is notified once. */
export const batchWritesAtom = atom(null, (get, set, run: (get: Getter, set: Setter) => void) =>
  run(get, set),
)
