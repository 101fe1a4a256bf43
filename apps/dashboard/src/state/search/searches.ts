import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import type { ApiError } from '@colonnade/api-client'
import type { AccountId, FoundTagEntity, StatusId } from '@colonnade/domain/entities'
import { getShownCount } from '@colonnade/domain/search'
import { restoreRows, removeListItems } from '@colonnade/domain/timeline'
import { isByAnyAccount } from '../entities/statuses.ts'
import { type PagedList, createPagedLists } from '../paged-lists/paged-lists.ts'
import { perSession, type Session } from '../session.ts'

/** A column's uuid and its query, so that a response to another query is never shown. */
export type SearchKey = `${string} ${string}`

/** The results of each search, by kind. */
export const foundLists = {
  accounts: createPagedLists<SearchKey, AccountId>({ getRetained: (accounts) => ({ accounts }) }),
  hashtags: createPagedLists<SearchKey, FoundTagEntity>(),
  statuses: createPagedLists<SearchKey, StatusId>({ getRetained: (statuses) => ({ statuses }) }),
}

export type FoundKind = keyof typeof foundLists

interface SearchState {
  /** '' for none. */
  readonly query: string
  /** The kinds of which all loaded results show. */
  readonly expanded: ReadonlySet<FoundKind>
}

const NO_SEARCH_STATE: SearchState = { query: '', expanded: new Set() }

const searchStateAtoms = perSession(() => atomFamily((_uuid: string) => atom(NO_SEARCH_STATE)))

const createKey = (uuid: string, query: string): SearchKey => `${uuid} ${query}`

/** The results of one kind. */
export interface Found<Item> extends PagedList<Item> {
  /** How many of them show. */
  readonly shown: number
}

export interface Search {
  readonly key: SearchKey
  /** The last query; '' before that. */
  readonly query: string
  readonly phase: 'idle' | 'searching' | 'found' | 'failed'
  readonly error: ApiError | null
  readonly accounts: Found<AccountId>
  readonly hashtags: Found<FoundTagEntity>
  readonly statuses: Found<StatusId>
}

/** The query of each search column and its results. */
export const searchAtoms = perSession((session) =>
  atomFamily((uuid: string) =>
    atom((get): Search => {
      const { query, expanded } = get(searchStateAtoms(session)(uuid))
      const key = createKey(uuid, query)
      const accounts = get(foundLists.accounts.atoms(session)(key))
      const hashtags = get(foundLists.hashtags.atoms(session)(key))
      const statuses = get(foundLists.statuses.atoms(session)(key))
      return {
        key,
        query,
        phase: query === '' ? 'idle' : getPhase([accounts, hashtags, statuses]),
        error: accounts.error,
        accounts: { ...accounts, shown: getShownCount(accounts, expanded.has('accounts')) },
        hashtags: { ...hashtags, shown: getShownCount(hashtags, expanded.has('hashtags')) },
        statuses: { ...statuses, shown: statuses.items.length },
      }
    }),
  ),
)

/** Returns the phase. All kinds come with one response, or fail with it. */
function getPhase(lists: readonly PagedList<unknown>[]): Search['phase'] {
  if (lists.every(({ isLoaded }) => isLoaded)) return 'found'
  return lists.every(({ isLoaded, error }) => !isLoaded && error !== null) ? 'failed' : 'searching'
}

/** Starts another search. Drops the results and ignores pending responses. @param query '' for none @see SRC-03 */
export const startSearchAtom = atom(
  null,
  (_get, set, session: Session, uuid: string, query: string): SearchKey => {
    clearFound(session, uuid)
    set(searchStateAtoms(session)(uuid), { ...NO_SEARCH_STATE, query })
    return createKey(uuid, query)
  },
)

/** Shows all loaded results of one kind. */
export const showAllFoundAtom = atom(
  null,
  (_get, set, session: Session, uuid: string, kind: FoundKind) => {
    set(searchStateAtoms(session)(uuid), ({ query, expanded }) => ({
      query,
      expanded: new Set([...expanded, kind]),
    }))
  },
)

/** Removes the state of a column that was permanently removed. */
export function removeSearch(session: Session, uuid: string): void {
  clearFound(session, uuid)
  for (const family of [searchStateAtoms, searchAtoms]) family(session).remove(uuid)
}

function clearFound(session: Session, uuid: string): void {
  const key = createKey(uuid, session.store.get(searchStateAtoms(session)(uuid)).query)
  for (const lists of Object.values(foundLists)) lists.forget(session, key)
}

/** The results of each search, for `restoreFoundStatusesAtom`. */
export type FoundSnapshot = ReadonlyMap<SearchKey, PagedList<StatusId>>

/** Updates the posts of each search. */
const updateFoundAtom = atom(
  null,
  (
    _get,
    set,
    session: Session,
    change: (list: PagedList<StatusId>, key: SearchKey) => PagedList<StatusId>,
  ) => {
    const lists = foundLists.statuses.atoms(session)
    for (const key of lists.getParams()) set(lists(key), (list) => change(list, key))
  },
)

/**
 * Restores statuses in the results of searches whose query is unchanged. @param before the searches before the
 * removal
 */
export const restoreFoundStatusesAtom = atom(
  null,
  (_get, set, session: Session, before: FoundSnapshot, ids: ReadonlySet<StatusId>) => {
    set(updateFoundAtom, session, (list, key) => {
      const was = before.get(key)?.items ?? []
      const items = restoreRows(list.items, was, ids).filter((id) => id !== null)
      return items.length === list.items.length ? list : { ...list, items }
    })
  },
)

/** Removes deleted statuses from the results. */
export const removeFoundStatusesAtom = atom(
  null,
  (_get, set, session: Session, gone: ReadonlySet<StatusId>) => {
    set(updateFoundAtom, session, (list) => removeListItems(list, (id: StatusId) => gone.has(id)))
  },
)

/** Removes statuses of blocked or muted accounts. The accounts stay, so that they can be unblocked there. */
export const removeFoundAccountStatusesAtom = atom(
  null,
  (get, set, session: Session, accounts: ReadonlySet<AccountId>) => {
    const isGone = (id: StatusId) => isByAnyAccount(get, session, id, accounts)
    set(updateFoundAtom, session, (list) => removeListItems(list, isGone))
  },
)

/** Replaces the ID of a status that got a new one with an edit. */
export const replaceFoundStatusAtom = atom(
  null,
  (_get, set, session: Session, before: StatusId, after: StatusId) => {
    set(updateFoundAtom, session, (list) => {
      if (!list.items.includes(before)) return list
      const others = list.items.filter((id) => id !== after)
      return { ...list, items: others.map((id) => (id === before ? after : id)) }
    })
  },
)
