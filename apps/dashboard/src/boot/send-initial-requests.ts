import { DECK_PATHS, HOME_PATH, prefetchResponses, SESSION_PATHS } from '../lib/initial-requests.ts'
import type { PrefetchedResponses } from '../lib/prefetched-responses.ts'
import { type BootEnvironment, getSignedInAccounts, isHomeCached } from './signed-in-accounts.ts'

interface RequestEnvironment extends BootEnvironment {
  readonly fetch: (request: Request) => Promise<Response>
}

/**
 * Sends the requests that the previous start sent first (`save-initial-requests.ts`), while the app itself still
 * loads: for an account without stored ones those of the default deck. A cached Home is not requested, because its
 * newest page is fetched once its streams deliver. Never throws. Sends none when no account is signed in.
 *
 * @param answers receives the pending responses, for the app to use
 */
export function sendInitialRequests(
  around: RequestEnvironment,
  answers: PrefetchedResponses,
): void {
  try {
    for (const account of getSignedInAccounts(around)) {
      const { origin, token, isInPage, read } = account
      const stored = read('first-calls')
      const initial = isInPage ? DECK_PATHS : [...SESSION_PATHS, ...DECK_PATHS]
      const paths = (stored === null ? initial : parsePaths(stored)).filter(
        (path) => path !== HOME_PATH || !isHomeCached(account),
      )
      const { fetch } = around
      prefetchResponses({ origin, token, paths, positions: read('places'), fetch }, answers)
    }
  } catch {
    // Storage is blocked or damaged. The app sends its requests itself.
  }
}

function parsePaths(text: string): readonly string[] {
  const paths: unknown = JSON.parse(text)
  return Array.isArray(paths) ? paths.filter((path) => typeof path === 'string') : []
}
