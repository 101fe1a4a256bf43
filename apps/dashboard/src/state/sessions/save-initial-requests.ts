import { getAccountStorageKey } from '../../lib/account-storage.ts'
import { HOME_PATH, HOME_PATHNAME } from '../../lib/initial-requests.ts'
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
 * before the app's code is loaded (`boot/send-initial-requests.ts`). Of Home it saves only that a page was requested,
 * for a start without cached rows: that one finds out which page. @returns stops it
 */
export function startSavingInitialRequests(session: Session): () => void {
  const { platform, origin, key, app } = session
  return runAfterFirstRows(app, () => {
    const urls = platform.getRequestedUrls().map((url) => new URL(url))
    const paths = urls
      .filter((url) => url.origin === origin)
      .map((url) => (url.pathname === HOME_PATHNAME ? HOME_PATH : getRepeatablePath(url)))
      .filter((path) => path !== null)
    const calls = JSON.stringify([...new Set(paths)].slice(0, MAX_INITIAL_REQUESTS))
    platform.storage.write(getAccountStorageKey(key, 'first-calls'), calls)
  })
}

function getRepeatablePath({ pathname, search, searchParams }: URL): string | null {
  const isRepeatable =
    pathname.startsWith('/api/v') &&
    !searchParams.has(PAGE_PARAM) &&
    ![...searchParams.keys()].some((name) => NAMES_A_RECORD.test(name))
  return isRepeatable ? pathname + search : null
}
