import { fetchAndCache, type ShellEnvironment } from './precache.ts'

/** The longest wait for a response before the cached one is used. Unit: ms. */
export const RESPONSE_TIMEOUT_MS = 5_000

interface ResponseSources {
  /** Fetches from the network. */
  readonly ask: () => Promise<Response>
  /** Resolves when the server has not responded in time. */
  readonly waitForTimeout: () => Promise<void>
  /** Whether the built page leads to the same deck as the server's page. */
  readonly canStartAlone: () => Promise<boolean>
  /** Returns the built page or the cached file. */
  readonly getFallback: () => Promise<Response>
}

const TIMED_OUT = Symbol('late')
const FAILED = Symbol('failed')

/**
 * Responds with the network's response, even an error. Falls back to the built page or the cached file: immediately
 * when the network fails, and after a timeout when it does not respond. When only the server's page signs in, the
 * fallback would show a deck without that account, so the timeout does not apply.
 */
export async function respondNetworkFirst(answer: ResponseSources): Promise<Response> {
  const asked = answer.ask()
  const first = await Promise.race([
    asked.catch(() => FAILED),
    answer.waitForTimeout().then(() => TIMED_OUT),
  ])
  if (first instanceof Response) return first
  if (first === FAILED || (await answer.canStartAlone().catch(() => false)))
    return answer.getFallback()
  return asked.catch(() => answer.getFallback())
}

/**
 * Responds with the cached file of any version. Files that are cached on demand are cached now. Falls back to the
 * network when the cache cannot be read.
 */
export async function respondCacheFirst(
  place: ShellEnvironment,
  path: string,
  ask: () => Promise<Response>,
): Promise<Response> {
  const known = await place.kept.find(path).catch(() => null)
  if (known !== null) return known
  const file = place.shell.files.find((each) => each.path === path)
  return file === undefined ? ask() : fetchAndCache(place, file).catch(ask)
}
