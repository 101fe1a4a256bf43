import { atom, type Setter } from 'jotai/vanilla'
import type { RequestOptions } from '@colonnade/api-client'
import { search } from '@colonnade/api-client/compat'
import type { FoundTagEntity, SearchResultsEntity } from '@colonnade/domain/entities'
import {
  removeRecentSearch,
  toResultPage,
  appendResults,
  parseSearches,
  addRecentSearch,
  SEARCH_PAGE_SIZE,
  toSearchQuery,
} from '@colonnade/domain/search'
import { getAccountStorageKey } from '../../lib/account-storage.ts'
import { parseJsonOrNull } from '../../lib/parse-json.ts'
import { ingestAccountsAtom, ingestStatusesAtom } from '../entities/ingest.ts'
import { requestRelationshipsAtom } from '../entities/request-relationships.ts'
import { createPageLoader } from '../paged-lists/page-loader.ts'
import type { PagedLists } from '../paged-lists/paged-lists.ts'
import { perSession, type Session } from '../session.ts'
import {
  type FoundKind,
  foundLists,
  searchAtoms,
  type SearchKey,
  startSearchAtom,
  showAllFoundAtom,
} from './searches.ts'

/** Stores the results of one kind. @returns the items of the list */
type StoreFound<Item> = (
  set: Setter,
  session: Session,
  found: SearchResultsEntity,
) => readonly Item[]

const getQuery = (key: SearchKey): string => key.slice(key.indexOf(' ') + 1)

/**
 * Creates the loader of one kind of results. Its first page comes with the other kinds. Further pages are fetched
 * separately, by offset.
 */
const createResultLoader = <Item>(
  kind: FoundKind,
  lists: PagedLists<SearchKey, Item>,
  take: StoreFound<Item>,
  idOf: (item: Item) => unknown = (id) => id,
) =>
  createPageLoader(lists, {
    fetchFirst: ({ api }, key, options): Promise<SearchResultsEntity> =>
      search(api, { q: getQuery(key), limit: SEARCH_PAGE_SIZE }, options),
    // The results stay visible, so a failure is shown as an alert.
    fetchNext: ({ api }, key, { items }, options) => {
      const page = { type: kind, limit: SEARCH_PAGE_SIZE, offset: items.length }
      return search(api, { q: getQuery(key), ...page }, { ...options, skipAlert: false })
    },
    store: (set, session, found) => toResultPage(take(set, session, found)),
    getId: idOf,
    merge: (list, page) => appendResults(list, page, idOf),
  })

const LOADERS = {
  accounts: createResultLoader('accounts', foundLists.accounts, (set, session, { accounts }) => {
    const ids = accounts.map(({ id }) => id)
    set(ingestAccountsAtom, session, accounts)
    // Fetches the relationships. @see SRC-05
    set(requestRelationshipsAtom, session, ids)
    return ids
  }),
  hashtags: createResultLoader(
    'hashtags',
    foundLists.hashtags,
    (_set, _session, { hashtags }) => hashtags,
    ({ name }: FoundTagEntity) => name,
  ),
  statuses: createResultLoader('statuses', foundLists.statuses, (set, session, { statuses }) => {
    set(ingestStatusesAtom, session, statuses)
    return statuses.map(({ id }) => id)
  }),
}

/**
 * Searches accounts, hashtags and posts, also on other servers for URLs and for names with their domain. A blank text
 * sends no request. A failure is shown only in the column.
 *
 * @see SRC-01, SRC-02
 */
export const runSearchAtom = atom(
  null,
  async (_get, set, session: Session, uuid: string, typed: string): Promise<void> => {
    const q = toSearchQuery(typed)
    const key = set(startSearchAtom, session, uuid, q ?? '')
    if (q === null) return
    let response: Promise<SearchResultsEntity> | null = null
    const fetchFirst = (options: RequestOptions) =>
      (response ??= search(session.api, { q, limit: SEARCH_PAGE_SIZE }, options))
    const loaders = Object.values(LOADERS)
    await Promise.all(loaders.map(({ openAtom }) => set(openAtom, session, key, { fetchFirst })))
  },
)

/** Searches for typed text and adds it to the recent searches. */
export const searchForAtom = atom(
  null,
  async (_get, set, session: Session, uuid: string, typed: string): Promise<void> => {
    set(addRecentSearchAtom, session, typed)
    await set(runSearchAtom, session, uuid, typed)
  },
)

/** Searches when a column is shown, unless it has the results already. */
export const openSearchAtom = atom(
  null,
  async (get, set, session: Session, uuid: string, query: string): Promise<void> => {
    const known = get(searchAtoms(session)(uuid))
    const isLoaded = known.query === (toSearchQuery(query) ?? '') && known.phase !== 'failed'
    if (!isLoaded) await set(runSearchAtom, session, uuid, query)
  },
)

/** Shows the hidden results of one kind, or fetches its next page. */
export const showMoreAtom = atom(
  null,
  async (get, set, session: Session, uuid: string, kind: FoundKind): Promise<void> => {
    const { key, [kind]: found } = get(searchAtoms(session)(uuid))
    set(showAllFoundAtom, session, uuid, kind)
    if (found.items.length === found.shown) await set(LOADERS[kind].loadMoreAtom, session, key)
  },
)

const readRecentSearches = ({ platform, key }: Session): readonly string[] =>
  parseSearches(parseJsonOrNull(platform.storage.read(getAccountStorageKey(key, 'searches'))))

/**
 * The recent searches of this account in this browser, newest first. Removed on sign-out. Written only in this file.
 */
export const recentSearchesAtom = perSession((session) => atom(readRecentSearches(session)))

/** Adds a text to the recent searches. */
export const addRecentSearchAtom = atom(null, (_get, set, session: Session, typed: string) => {
  // Read again, because another tab may have searched since.
  set(storeRecentAtom, session, addRecentSearch(readRecentSearches(session), typed))
})

export const removeRecentSearchAtom = atom(null, (_get, set, session: Session, query: string) => {
  set(storeRecentAtom, session, removeRecentSearch(readRecentSearches(session), query))
})

const storeRecentAtom = atom(null, (_get, set, session: Session, recent: readonly string[]) => {
  set(recentSearchesAtom(session), recent)
  const name = getAccountStorageKey(session.key, 'searches')
  if (recent.length === 0) session.platform.storage.remove(name)
  else session.platform.storage.write(name, JSON.stringify(recent))
})

const hiddenQueryAtom = perSession(() => atom(''))

/** Stores the query while the composer replaces the search; '' for none. @see SRC-04 */
export const hideSearchAtom = atom(null, (_get, set, session: Session, query: string) => {
  set(hiddenQueryAtom(session), query)
})

/** @returns the query that the composer replaced, once; '' for none */
export const restoreHiddenSearchAtom = atom(null, (get, set, session: Session): string => {
  const query = get(hiddenQueryAtom(session))
  set(hiddenQueryAtom(session), '')
  return query
})
