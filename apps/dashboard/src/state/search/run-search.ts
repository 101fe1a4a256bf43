import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { search } from '@colonnade/api-client/twins'
import type { SearchResultsEntity } from '@colonnade/domain/entities'
import {
  FIRST_SHOWN,
  forgetSearched,
  foundOf,
  parseSearches,
  rememberSearch,
  SEARCH_PAGE_SIZE,
  searchQuery,
} from '@colonnade/domain/search'
import { accountStorageKey } from '../../lib/account-storage.ts'
import { parsedJson } from '../../lib/parsed-json.ts'
import { ingestAccountsAtom, ingestStatusesAtom } from '../entities/ingest.ts'
import { requestRelationshipsAtom } from '../entities/request-relationships.ts'
import { perSession, type Session } from '../session.ts'
import { nameOf, NO_SEARCH, searchAtoms } from './searches.ts'

/** The call of each column that is on its way: a newer one takes its place. */
const running = perSession(() => new Map<string, AbortController>())

/** Ends what a column has under way. @returns its successor's signal */
function takeOver(session: Session, uuid: string): AbortSignal {
  running(session).get(uuid)?.abort()
  const controller = new AbortController()
  running(session).set(uuid, controller)
  return controller.signal
}

/** Empties a search: nothing is asked for. @see SRC-03 */
export const clearSearchAtom = atom(null, (_get, set, session: Session, uuid: string) => {
  takeOver(session, uuid)
  set(searchAtoms(session)(uuid), NO_SEARCH)
})

/**
 * Looks for people, hashtags and posts, also beyond the server for addresses and names with their
 * domain. A failure is told in the column and nowhere else.
 *
 * @see SRC-01, SRC-02
 */
export const runSearchAtom = atom(
  null,
  async (_get, set, session: Session, uuid: string, typed: string): Promise<void> => {
    const query = searchQuery(typed)
    if (query === null) {
      set(clearSearchAtom, session, uuid)
      return
    }
    const signal = takeOver(session, uuid)
    const searchAtom = searchAtoms(session)(uuid)
    set(searchAtom, { ...NO_SEARCH, query, phase: 'searching' })
    try {
      const input = { q: query, limit: SEARCH_PAGE_SIZE }
      const results = await search(session.api, input, { signal, skipAlert: true })
      if (!signal.aborted) set(takeResultsAtom, session, uuid, query, results)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (!signal.aborted) set(searchAtom, { ...NO_SEARCH, query, phase: 'failed', error })
    }
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

const takeResultsAtom = atom(
  null,
  (_get, set, session: Session, uuid: string, query: string, results: SearchResultsEntity) => {
    set(ingestFindingsAtom, session, results)
    set(searchAtoms(session)(uuid), {
      ...NO_SEARCH,
      query,
      phase: 'found',
      accounts: foundOf(
        results.accounts.map(({ id }) => id),
        FIRST_SHOWN,
      ),
      hashtags: foundOf(results.hashtags, FIRST_SHOWN, nameOf),
      statuses: foundOf(
        results.statuses.map(({ id }) => id),
        SEARCH_PAGE_SIZE,
      ),
    })
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

/** Forgets a column that was removed for good. */
export function forgetSearch(session: Session, uuid: string): void {
  running(session).get(uuid)?.abort()
  running(session).delete(uuid)
  searchAtoms(session).remove(uuid)
}

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

/** Takes in what was found, and asks how the own account stands to the people in it. @see SRC-05 */
export const ingestFindingsAtom = atom(
  null,
  (_get, set, session: Session, { accounts, statuses }: SearchResultsEntity) => {
    set(ingestAccountsAtom, session, accounts)
    set(ingestStatusesAtom, session, statuses)
    set(
      requestRelationshipsAtom,
      session,
      accounts.map(({ id }) => id),
    )
  },
)
