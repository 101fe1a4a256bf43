import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import type { ApiError } from '@colonnade/api-client'
import type { AccountId, FoundTagEntity, StatusId } from '@colonnade/domain/entities'
import { shownOf } from '@colonnade/domain/search'
import { putBack, takeOut } from '@colonnade/domain/timeline'
import { isByAnyOf } from '../entities/statuses.ts'
import { type PagedList, pagedLists } from '../paged-lists/paged-lists.ts'
import { perSession, type Session } from '../session.ts'

/** A column's uuid, and what it looks for: an answer to something else never shows. */
export type SearchKey = `${string} ${string}`

/** What each search found, by kind. */
export const foundLists = {
  accounts: pagedLists<SearchKey, AccountId>({ hold: (accounts) => ({ accounts }) }),
  hashtags: pagedLists<SearchKey, FoundTagEntity>(),
  statuses: pagedLists<SearchKey, StatusId>({ hold: (statuses) => ({ statuses }) }),
}

export type FoundKind = keyof typeof foundLists

/** What a column looks for. */
interface Sought {
  /** '' for nothing. */
  readonly query: string
  /** Of which kinds all shows that is held. */
  readonly whole: ReadonlySet<FoundKind>
}

const NOTHING_SOUGHT: Sought = { query: '', whole: new Set() }

const soughtAtoms = perSession(() => atomFamily((_uuid: string) => atom(NOTHING_SOUGHT)))

const keyOf = (uuid: string, query: string): SearchKey => `${uuid} ${query}`

/** One kind of what was found. */
export interface Found<Item> extends PagedList<Item> {
  /** How many of them show. */
  readonly shown: number
}

export interface Search {
  readonly key: SearchKey
  /** What was last asked for; '' before that. */
  readonly query: string
  readonly phase: 'idle' | 'searching' | 'found' | 'failed'
  readonly error: ApiError | null
  readonly accounts: Found<AccountId>
  readonly hashtags: Found<FoundTagEntity>
  readonly statuses: Found<StatusId>
}

/** What each search column looks for, and what it found. */
export const searchAtoms = perSession((session) =>
  atomFamily((uuid: string) =>
    atom((get): Search => {
      const { query, whole } = get(soughtAtoms(session)(uuid))
      const key = keyOf(uuid, query)
      const accounts = get(foundLists.accounts.atoms(session)(key))
      const hashtags = get(foundLists.hashtags.atoms(session)(key))
      const statuses = get(foundLists.statuses.atoms(session)(key))
      return {
        key,
        query,
        phase: query === '' ? 'idle' : phaseOf([accounts, hashtags, statuses]),
        error: accounts.error,
        accounts: { ...accounts, shown: shownOf(accounts, whole.has('accounts')) },
        hashtags: { ...hashtags, shown: shownOf(hashtags, whole.has('hashtags')) },
        statuses: { ...statuses, shown: statuses.items.length },
      }
    }),
  ),
)

/** All kinds come with one answer, or fail with it. */
function phaseOf(lists: readonly PagedList<unknown>[]): Search['phase'] {
  if (lists.every(({ isLoaded }) => isLoaded)) return 'found'
  return lists.every(({ isLoaded, error }) => !isLoaded && error !== null) ? 'failed' : 'searching'
}

/** Looks for something else: what was found goes, and what is under way never comes. @param query '' for nothing @see SRC-03 */
export const seekAtom = atom(
  null,
  (_get, set, session: Session, uuid: string, query: string): SearchKey => {
    dropFound(session, uuid)
    set(soughtAtoms(session)(uuid), { ...NOTHING_SOUGHT, query })
    return keyOf(uuid, query)
  },
)

/** Shows all that is held of one kind. */
export const showWholeAtom = atom(
  null,
  (_get, set, session: Session, uuid: string, kind: FoundKind) => {
    set(soughtAtoms(session)(uuid), ({ query, whole }) => ({
      query,
      whole: new Set([...whole, kind]),
    }))
  },
)

/** Forgets a column that was removed for good. */
export function forgetSearch(session: Session, uuid: string): void {
  dropFound(session, uuid)
  for (const family of [soughtAtoms, searchAtoms]) family(session).remove(uuid)
}

function dropFound(session: Session, uuid: string): void {
  const key = keyOf(uuid, session.store.get(soughtAtoms(session)(uuid)).query)
  for (const lists of Object.values(foundLists)) lists.forget(session, key)
}

/** What each search found, for `bringFoundBackAtom`. */
export type FoundBefore = ReadonlyMap<SearchKey, PagedList<StatusId>>

/** Changes the posts that each search found. */
const changeFoundAtom = atom(
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

/** Puts statuses back among what was found, where the same is still looked for. @param before the searches as they were */
export const bringFoundBackAtom = atom(
  null,
  (_get, set, session: Session, before: FoundBefore, ids: ReadonlySet<StatusId>) => {
    set(changeFoundAtom, session, (list, key) => {
      const was = before.get(key)?.items ?? []
      const items = putBack(list.items, was, ids).filter((id) => id !== null)
      return items.length === list.items.length ? list : { ...list, items }
    })
  },
)

/** Takes deleted statuses out of what was found. */
export const removeFoundStatusesAtom = atom(
  null,
  (_get, set, session: Session, gone: ReadonlySet<StatusId>) => {
    set(changeFoundAtom, session, (list) => takeOut(list, (id: StatusId) => gone.has(id)))
  },
)

/** Takes out what blocked or muted accounts wrote; the people themselves stay: there they can be let back in. */
export const removeFoundStatusesOfAtom = atom(
  null,
  (get, set, session: Session, accounts: ReadonlySet<AccountId>) => {
    const isGone = (id: StatusId) => isByAnyOf(get, session, id, accounts)
    set(changeFoundAtom, session, (list) => takeOut(list, isGone))
  },
)

/** Puts a status in the place of the id that it had before an edit. */
export const replaceFoundStatusAtom = atom(
  null,
  (_get, set, session: Session, before: StatusId, after: StatusId) => {
    set(changeFoundAtom, session, (list) => {
      if (!list.items.includes(before)) return list
      const others = list.items.filter((id) => id !== after)
      return { ...list, items: others.map((id) => (id === before ? after : id)) }
    })
  },
)
