import { atom, type Setter } from 'jotai/vanilla'
import type { CallOptions } from '@colonnade/api-client'
import { search } from '@colonnade/api-client/twins'
import type { FoundTagEntity, SearchResultsEntity } from '@colonnade/domain/entities'
import {
  forgetSearched,
  foundPage,
  nextFound,
  parseSearches,
  rememberSearch,
  SEARCH_PAGE_SIZE,
  searchQuery,
} from '@colonnade/domain/search'
import { accountStorageKey } from '../../lib/account-storage.ts'
import { parsedJson } from '../../lib/parsed-json.ts'
import { ingestAccountsAtom, ingestStatusesAtom } from '../entities/ingest.ts'
import { requestRelationshipsAtom } from '../entities/request-relationships.ts'
import { pageLoader } from '../paged-lists/page-loader.ts'
import type { PagedLists } from '../paged-lists/paged-lists.ts'
import { perSession, type Session } from '../session.ts'
import {
  type FoundKind,
  foundLists,
  searchAtoms,
  type SearchKey,
  seekAtom,
  showWholeAtom,
} from './searches.ts'

/** Takes in what was found of one kind. @returns what the list names */
type TakeFound<Item> = (
  set: Setter,
  session: Session,
  found: SearchResultsEntity,
) => readonly Item[]

const queryOf = (key: SearchKey): string => key.slice(key.indexOf(' ') + 1)

/** One kind of what was found: its first page comes with the other kinds, the next ones alone, by how many there are. */
const foundLoader = <Item>(
  kind: FoundKind,
  lists: PagedLists<SearchKey, Item>,
  take: TakeFound<Item>,
  idOf: (item: Item) => unknown = (id) => id,
) =>
  pageLoader(lists, {
    fetchFirst: ({ api }, key, options): Promise<SearchResultsEntity> =>
      search(api, { q: queryOf(key), limit: SEARCH_PAGE_SIZE }, options),
    // The findings stay in sight: there is no place for what goes wrong but an alert.
    fetchNext: ({ api }, key, { items }, options) => {
      const page = { type: kind, limit: SEARCH_PAGE_SIZE, offset: items.length }
      return search(api, { q: queryOf(key), ...page }, { ...options, skipAlert: false })
    },
    take: (set, session, found) => foundPage(take(set, session, found)),
    idOf,
    merge: (list, page) => nextFound(list, page, idOf),
  })

const LOADERS = {
  accounts: foundLoader('accounts', foundLists.accounts, (set, session, { accounts }) => {
    const ids = accounts.map(({ id }) => id)
    set(ingestAccountsAtom, session, accounts)
    // How the own account stands to them. @see SRC-05
    set(requestRelationshipsAtom, session, ids)
    return ids
  }),
  hashtags: foundLoader(
    'hashtags',
    foundLists.hashtags,
    (_set, _session, { hashtags }) => hashtags,
    ({ name }: FoundTagEntity) => name,
  ),
  statuses: foundLoader('statuses', foundLists.statuses, (set, session, { statuses }) => {
    set(ingestStatusesAtom, session, statuses)
    return statuses.map(({ id }) => id)
  }),
}

/**
 * Looks for people, hashtags and posts, also beyond the server for addresses and names with their
 * domain; for blanks, for nothing. A failure is told in the column and nowhere else.
 *
 * @see SRC-01, SRC-02
 */
export const runSearchAtom = atom(
  null,
  async (_get, set, session: Session, uuid: string, typed: string): Promise<void> => {
    const q = searchQuery(typed)
    const key = set(seekAtom, session, uuid, q ?? '')
    if (q === null) return
    let answer: Promise<SearchResultsEntity> | null = null
    const fetchFirst = (options: CallOptions) =>
      (answer ??= search(session.api, { q, limit: SEARCH_PAGE_SIZE }, options))
    const loaders = Object.values(LOADERS)
    await Promise.all(loaders.map(({ openAtom }) => set(openAtom, session, key, { fetchFirst })))
  },
)

/** Looks for what somebody typed, and offers it again another time. */
export const searchForAtom = atom(
  null,
  async (_get, set, session: Session, uuid: string, typed: string): Promise<void> => {
    set(rememberSearchAtom, session, typed)
    await set(runSearchAtom, session, uuid, typed)
  },
)

/** A column that came on screen: looks for what it says, unless that is found already. */
export const openSearchAtom = atom(
  null,
  async (get, set, session: Session, uuid: string, query: string): Promise<void> => {
    const known = get(searchAtoms(session)(uuid))
    const isThere = known.query === (searchQuery(query) ?? '') && known.phase !== 'failed'
    if (!isThere) await set(runSearchAtom, session, uuid, query)
  },
)

/** Shows what is held back of one kind, else asks the server for the next page of it. */
export const showMoreAtom = atom(
  null,
  async (get, set, session: Session, uuid: string, kind: FoundKind): Promise<void> => {
    const { key, [kind]: found } = get(searchAtoms(session)(uuid))
    set(showWholeAtom, session, uuid, kind)
    if (found.items.length === found.shown) await set(LOADERS[kind].growAtom, session, key)
  },
)

const readRecent = ({ platform, key }: Session): readonly string[] =>
  parseSearches(parsedJson(platform.storage.read(accountStorageKey(key, 'searches'))))

/** What this account looked for in this browser, newest first; it goes with the sign-out. Written in this file only. */
export const recentSearchesAtom = perSession((session) => atom(readRecent(session)))

/** Takes in what is looked for now. */
export const rememberSearchAtom = atom(null, (_get, set, session: Session, typed: string) => {
  // Read anew: another tab may have searched meanwhile.
  set(keepAtom, session, rememberSearch(readRecent(session), typed))
})

/** No longer offers one of them. */
export const forgetSearchedAtom = atom(null, (_get, set, session: Session, query: string) => {
  set(keepAtom, session, forgetSearched(readRecent(session), query))
})

const keepAtom = atom(null, (_get, set, session: Session, recent: readonly string[]) => {
  set(recentSearchesAtom(session), recent)
  const name = accountStorageKey(session.key, 'searches')
  if (recent.length === 0) session.platform.storage.remove(name)
  else session.platform.storage.write(name, JSON.stringify(recent))
})

const hiddenAtom = perSession(() => atom(''))

/** Remembers what was looked for as the composer came in its place; '' for nothing. @see SRC-04 */
export const hideSearchAtom = atom(null, (_get, set, session: Session, query: string) => {
  set(hiddenAtom(session), query)
})

/** @returns what the composer hid, once; '' for nothing */
export const takeHiddenSearchAtom = atom(null, (get, set, session: Session): string => {
  const query = get(hiddenAtom(session))
  set(hiddenAtom(session), '')
  return query
})
