import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { search } from '@colonnade/api-client/twins'
import type { SearchResultsEntity } from '@colonnade/domain/entities'
import { FIRST_SHOWN, foundOf, SEARCH_PAGE_SIZE, searchQuery } from '@colonnade/domain/search'
import { perSession, type Session } from '../session.ts'
import { ingestFindingsAtom } from './ingest-findings.ts'
import { rememberSearchAtom } from './recent-searches.ts'
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
