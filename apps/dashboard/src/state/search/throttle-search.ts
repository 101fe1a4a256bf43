import { ApiError, type RequestOptions } from '@colonnade/api-client'
import { searchAccounts } from '@colonnade/api-client/endpoints'
import { ACCOUNT_SEARCH_INTERVAL_MS, ACCOUNT_SUGGESTION_LIMIT } from '@colonnade/domain/compose'
import { perSession, type Session } from '../session.ts'

export interface ThrottledSearch<Item> {
  /** Searches, unless another search replaces it first. A failure is not shown (SUG-10). */
  readonly search: (query: string, onResult: (items: readonly Item[]) => void) => void
  /** Cancels the search. */
  readonly stop: () => void
}

/**
 * Creates a throttled search for typed text: one request per interval, the first at once and then the latest. Each
 * cancels the one before.
 *
 * @param interval in ms
 */
export function createThrottledSearch<Item>(
  { platform }: Session,
  interval: number,
  call: (query: string, options: RequestOptions) => Promise<readonly Item[]>,
): ThrottledSearch<Item> {
  let sentAt = Number.NEGATIVE_INFINITY
  let cancelTimer = () => {}
  let running = new AbortController()

  function stop(): void {
    cancelTimer()
    running.abort()
  }

  function search(query: string, onResult: (items: readonly Item[]) => void): void {
    stop()
    running = new AbortController()
    const { signal } = running
    const wait = sentAt + interval - platform.clock.elapsed()
    const send = () => {
      sentAt = platform.clock.elapsed()
      void call(query, { signal, skipAlert: true, skipLoading: true })
        .then((items) => {
          if (!signal.aborted) onResult(items)
        })
        .catch((error: unknown) => {
          if (!(error instanceof ApiError)) throw error
        })
    }
    if (wait > 0) cancelTimer = platform.clock.after(wait, send)
    else send()
  }

  return { search, stop }
}

/** The search for accounts while a name is typed: one request per 200 ms (SUG-04, SUG-05). */
export const accountSearch = perSession((session) =>
  createThrottledSearch(session, ACCOUNT_SEARCH_INTERVAL_MS, (q, options) => {
    const input = { q, resolve: false, limit: ACCOUNT_SUGGESTION_LIMIT }
    return session.api.request(searchAccounts, input, options)
  }),
)
