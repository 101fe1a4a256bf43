import { type PrefetchedResponses, getResponseKey } from '../lib/prefetched-responses.ts'
import { type BootEnvironment, getSignedInAccounts } from './signed-in-accounts.ts'

interface RequestEnvironment extends BootEnvironment {
  readonly fetch: (request: Request) => Promise<Response>
}

/** The initial requests of the default deck, for an account without stored ones. */
const DEFAULT_PATHS = [
  '/api/v1/markers?timeline[]=home&timeline[]=notifications',
  '/api/v1/timelines/home?limit=20',
]

/**
 * Sends the requests that the previous start sent first (`save-initial-requests.ts`), while the app itself still
 * loads. Never throws. Sends none when no account is signed in.
 *
 * @returns the pending responses, for the app to use
 */
export function sendInitialRequests(around: RequestEnvironment): PrefetchedResponses {
  const answers: PrefetchedResponses = new Map()
  try {
    for (const { origin, token, storedText } of getSignedInAccounts(around, 'first-calls')) {
      for (const path of storedText === null ? DEFAULT_PATHS : parsePaths(storedText)) {
        const url = new URL(path, origin)
        if (url.origin !== origin) continue
        const headers = { Accept: 'application/json', Authorization: `Bearer ${token}` }
        const answer = around.fetch(new Request(url, { headers }))
        // The code that uses the response handles the error.
        answer.catch(() => undefined)
        answers.set(getResponseKey(url.href, headers.Authorization), answer)
      }
    }
  } catch {
    // Storage is blocked or damaged. The app sends its requests itself.
  }
  return answers
}

function parsePaths(text: string): readonly string[] {
  const paths: unknown = JSON.parse(text)
  return Array.isArray(paths) ? paths.filter((path) => typeof path === 'string') : []
}
