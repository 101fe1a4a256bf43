import { getAccountStorageKey } from '../../lib/account-storage.ts'
import type { Session } from '../session.ts'
import { runAfterFirstRows } from '../ui/run-after-first-rows.ts'

/** About the number of connections that a browser opens. More requests would only wait for one another. */
export const MAX_INITIAL_REQUESTS = 8

/** A request for particular records is not useful at the next start. */
const NAMES_A_RECORD = /(?:^|_)id(?:s?\[\])?$/

/**
 * Every page of a list has this parameter. The next start shows cached rows, and fetches pages once its streams
 * deliver.
 */
const PAGE_PARAM = 'limit'

/**
 * Saves the requests from the start until the first rows show, except pages of lists. The next page load sends them
 * before the app's code is loaded (`boot/send-initial-requests.ts`). @returns stops it
 */
export function startSavingInitialRequests(session: Session): () => void {
  const { platform, origin, key, app } = session
  return runAfterFirstRows(app, () => {
    const urls = platform.getRequestedUrls().map((url) => new URL(url))
    const paths = urls
      .filter((url) => url.origin === origin && isRepeatable(url))
      .map(({ pathname, search }) => pathname + search)
    const calls = JSON.stringify([...new Set(paths)].slice(0, MAX_INITIAL_REQUESTS))
    platform.storage.write(getAccountStorageKey(key, 'first-calls'), calls)
  })
}

function isRepeatable({ pathname, searchParams }: URL): boolean {
  return (
    pathname.startsWith('/api/v') &&
    !searchParams.has(PAGE_PARAM) &&
    ![...searchParams.keys()].some((name) => NAMES_A_RECORD.test(name))
  )
}
