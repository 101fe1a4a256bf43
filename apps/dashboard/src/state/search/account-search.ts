import { searchAccounts } from '@colonnade/api-client/endpoints'
import { ACCOUNT_SEARCH_INTERVAL_MS, ACCOUNT_SUGGESTION_LIMIT } from '@colonnade/domain/compose'
import { perSession } from '../session.ts'
import { throttledSearch } from './throttled-search.ts'

/** The search for accounts while a name is typed: one call in 200 ms (SUG-04, SUG-05). */
export const accountSearch = perSession((session) =>
  throttledSearch(session, ACCOUNT_SEARCH_INTERVAL_MS, (q, options) => {
    const input = { q, resolve: false, limit: ACCOUNT_SUGGESTION_LIMIT }
    return session.api.call(searchAccounts, input, options)
  }),
)
