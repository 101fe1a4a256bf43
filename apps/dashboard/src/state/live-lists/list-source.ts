import { atom, type Getter, type PrimitiveAtom, type Setter } from 'jotai/vanilla'
import type { ApiError, CallOptions, Page } from '@colonnade/api-client'
import type { ListState } from '@colonnade/domain/list'
import type { ListName } from './list-of-column.ts'

/** How the pages of a list stand. */
export interface ListLoad<Id extends string> {
  /** Whether any page ever came: an empty list is empty, not loading. */
  readonly isLoaded: boolean
  /** Why the last load failed; a success clears it. */
  readonly error: ApiError | null
  /** The Link header's next page, as long as `tail` is still the list's last row. */
  readonly older: { readonly link: string; readonly tail: Id | null } | null
  /** How many items came since the last one that belongs here: a rare tag is not sought without end. */
  readonly passedOver: number
}

export const NOT_LOADED: ListLoad<never> = {
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
 * In which order a list stands: that of time, as its ids or its server tell; or one of its own, where the newest page
 * stands for the whole (`replaced`: pinned posts), or for all down to the last row that is known (`kept`: favourites).
 */
export type ListOrder = 'time' | 'kept' | 'replaced'

/** What the engine's shell needs to know of a kind of list: where it is kept, how it is asked for, what its items are. */
export interface ListSource<Id extends string, Entity extends { readonly id: Id }> {
  /** Unique in a session: a timeline's key, or `notifications`. */
  readonly name: ListName
  readonly order: ListOrder
  /** Written by `write` only. */
  readonly listAtom: PrimitiveAtom<ListState<Id>>
  readonly loadAtom: PrimitiveAtom<ListLoad<Id>>
  /** Some servers page this list by a date and ignore `max_id`: their own links alone lead down. */
  readonly isPagedByLink: boolean
  readonly fetch: (paging: ListPaging, options: CallOptions) => Promise<Page<Entity>>
  readonly follow: (link: string, options: CallOptions) => Promise<Page<Entity>>
  /** Takes in the records of a page. @returns the ids that belong to the list, in the page's order */
  readonly ingest: (get: Getter, set: Setter, items: readonly Entity[]) => readonly Id[]
  /** Columns follow in the same write. @param gone rows that were deleted: readers near them see a line in their place */
  readonly write: (get: Getter, set: Setter, list: ListState<Id>, gone?: ReadonlySet<Id>) => void
  /** Milliseconds since 1970; null for an id that is not known. */
  readonly writtenAt: (get: Getter, id: Id | null) => number | null
  /** A page at the list's end failed. */
  readonly onFailure?: (get: Getter, set: Setter, error: ApiError) => void
}

/** Carries out several changes in one write: every subscriber hears of them once. */
export const writeTogetherAtom = atom(null, (get, set, run: (get: Getter, set: Setter) => void) =>
  run(get, set),
)
