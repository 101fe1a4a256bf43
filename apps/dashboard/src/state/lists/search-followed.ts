import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { searchAccounts } from '@colonnade/api-client/endpoints'
import { ACCOUNT_SEARCH_INTERVAL_MS } from '@colonnade/domain/compose'
import type { AccountId } from '@colonnade/domain/entities'
import { ingestAccountsAtom } from '../entities/ingest.ts'
import { createThrottledSearch } from '../search/throttle-search.ts'
import { perSession, type Session } from '../session.ts'

/** The maximum number of results. @see LST-10 */
const MAX_RESULTS = 4

export interface FollowedSearch {
  /** The query; '' for none. */
  readonly query: string
  /** null until the response. */
  readonly items: readonly AccountId[] | null
  readonly error: ApiError | null
}

const NO_SEARCH: FollowedSearch = { query: '', items: [], error: null }

/** The results among followed accounts. Written only in this file. */
export const followedSearchAtom = perSession(() => atom(NO_SEARCH))

const followedSearch = perSession((session) =>
  createThrottledSearch(session, ACCOUNT_SEARCH_INTERVAL_MS, async (q, options) => {
    const input = { q, resolve: false, limit: MAX_RESULTS, following: true }
    try {
      return await session.api.request(searchAccounts, input, options)
    } catch (error) {
      if (error instanceof ApiError && options.signal?.aborted !== true)
        session.store.set(followedSearchAtom(session), { query: q, items: [], error })
      throw error
    }
  }),
)

/** Searches followed accounts for the typed text. @see LST-10 */
export const searchFollowedAtom = atom(null, (get, set, session: Session, typed: string): void => {
  const query = typed.trim().replace(/^@/, '')
  const searchAtom = followedSearchAtom(session)
  const before = get(searchAtom)
  if (query === before.query && before.error === null) return
  if (query === '') {
    followedSearch(session).stop()
    set(searchAtom, NO_SEARCH)
    return
  }
  set(searchAtom, { query, items: null, error: null })
  followedSearch(session).search(query, (accounts) => {
    set(ingestAccountsAtom, session, accounts)
    set(searchAtom, { query, items: accounts.map(({ id }) => id), error: null })
  })
})
