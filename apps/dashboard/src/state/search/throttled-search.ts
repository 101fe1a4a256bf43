import { ApiError, type CallOptions } from '@colonnade/api-client'
import { searchAccounts } from '@colonnade/api-client/endpoints'
import { ACCOUNT_SEARCH_INTERVAL_MS, ACCOUNT_SUGGESTION_LIMIT } from '@colonnade/domain/compose'
import { perSession, type Session } from '../session.ts'

export interface ThrottledSearch<Item> {
  /** Searches, unless another search is asked for first. A failure is silent (SUG-10). */
  readonly ask: (query: string, take: (items: readonly Item[]) => void) => void
  /** Nobody wants to know any more. */
  readonly stop: () => void
}

/**
 * A search while something is typed: one call in an interval, the first at once and of the others the
 * last; each cancels the one before.
 *
 * @param interval in ms
 */
export function throttledSearch<Item>(
  { platform }: Session,
  interval: number,
  call: (query: string, options: CallOptions) => Promise<readonly Item[]>,
): ThrottledSearch<Item> {
  let askedAt = Number.NEGATIVE_INFINITY
  let cancelTimer = () => {}
  let running = new AbortController()

  function stop(): void {
    cancelTimer()
    running.abort()
  }

  function ask(query: string, take: (items: readonly Item[]) => void): void {
    stop()
    running = new AbortController()
    const { signal } = running
    const wait = askedAt + interval - platform.clock.elapsed()
    const send = () => {
      askedAt = platform.clock.elapsed()
      void call(query, { signal, skipAlert: true, skipLoading: true })
        .then((items) => {
          if (!signal.aborted) take(items)
        })
        .catch((error: unknown) => {
          if (!(error instanceof ApiError)) throw error
        })
    }
    if (wait > 0) cancelTimer = platform.clock.after(wait, send)
    else send()
  }

  return { ask, stop }
}

/** The search for accounts while a name is typed: one call in 200 ms (SUG-04, SUG-05). */
export const accountSearch = perSession((session) =>
  throttledSearch(session, ACCOUNT_SEARCH_INTERVAL_MS, (q, options) => {
    const input = { q, resolve: false, limit: ACCOUNT_SUGGESTION_LIMIT }
    return session.api.call(searchAccounts, input, options)
  }),
)
