import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { searchAccounts } from '@colonnade/api-client/endpoints'
import { ACCOUNT_SEARCH_INTERVAL_MS } from '@colonnade/domain/compose'
import type { AccountId } from '@colonnade/domain/entities'
import { ingestAccountsAtom } from '../entities/ingest.ts'
import { throttledSearch } from '../search/throttled-search.ts'
import { perSession, type Session } from '../session.ts'

/** How many are shown of whom a name may mean. @see LST-10 */
const MOST_FOUND = 4

export interface FollowedSearch {
  /** What is looked for; '' where nothing is. */
  readonly query: string
  /** null as long as the answer is on its way. */
  readonly items: readonly AccountId[] | null
  readonly error: ApiError | null
}

const NO_SEARCH: FollowedSearch = { query: '', items: [], error: null }

/** Whom one follows by what was typed. Written in this file only. */
export const followedSearchAtom = perSession(() => atom(NO_SEARCH))

const followedSearch = perSession((session) =>
  throttledSearch(session, ACCOUNT_SEARCH_INTERVAL_MS, async (q, options) => {
    const input = { q, resolve: false, limit: MOST_FOUND, following: true }
    try {
      return await session.api.call(searchAccounts, input, options)
    } catch (error) {
      if (error instanceof ApiError && options.signal?.aborted !== true)
        session.store.set(followedSearchAtom(session), { query: q, items: [], error })
      throw error
    }
  }),
)

/** What was typed changed: those whom one follows by that name are looked for. @see LST-10 */
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
  followedSearch(session).ask(query, (accounts) => {
    set(ingestAccountsAtom, session, accounts)
    set(searchAtom, { query, items: accounts.map(({ id }) => id), error: null })
  })
})
