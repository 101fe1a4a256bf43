import { ApiError } from '@colonnade/api-client'
import { searchAccounts } from '@colonnade/api-client/endpoints'
import { ACCOUNT_SEARCH_INTERVAL_MS, ACCOUNT_SUGGESTION_LIMIT } from '@colonnade/domain/compose'
import type { AccountEntity } from '@colonnade/domain/entities'
import { perSession } from '../session.ts'

interface AccountSearch {
  /** Searches, unless another search is asked for first. A failure is silent (SUG-10). */
  readonly ask: (query: string, take: (accounts: readonly AccountEntity[]) => void) => void
  /** Nobody wants to know any more. */
  readonly stop: () => void
}

/**
 * The search for accounts while a name is typed: one call in 200 ms, the first at once and of the
 * others the last; each cancels the one before (SUG-04, SUG-05).
 */
export const accountSearch = perSession(({ api, platform }): AccountSearch => {
  let askedAt = Number.NEGATIVE_INFINITY
  let cancelTimer = () => {}
  let running = new AbortController()

  function stop(): void {
    cancelTimer()
    running.abort()
  }

  const ask: AccountSearch['ask'] = (query, take) => {
    stop()
    running = new AbortController()
    const { signal } = running
    const wait = askedAt + ACCOUNT_SEARCH_INTERVAL_MS - platform.clock.now()
    const send = () => {
      askedAt = platform.clock.now()
      const input = { q: query, resolve: false, limit: ACCOUNT_SUGGESTION_LIMIT }
      void api
        .call(searchAccounts, input, { signal, skipAlert: true, skipLoading: true })
        .then((accounts) => {
          if (!signal.aborted) take(accounts)
        })
        .catch((error: unknown) => {
          if (!(error instanceof ApiError)) throw error
        })
    }
    if (wait > 0) cancelTimer = platform.clock.after(wait, send)
    else send()
  }

  return { ask, stop }
})
