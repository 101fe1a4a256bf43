import { accountStorageKey } from '../../lib/account-storage.ts'
import type { Session } from '../session.ts'
import { afterFirstRows } from '../ui/first-rows.ts'

/** A connection or two for each: more would only wait for one another. */
export const MOST_CALLS = 8

/** What names a record of today says nothing of tomorrow. */
const NAMES_A_RECORD = /(?:^|_)id(?:s?\[\])?$/

/** Every page of a list has one. The next start shows what was seen of it, and asks once its streams deliver. */
const PAGE_PARAM = 'limit'

/**
 * Keeps what a start read until its first rows stood, but for pages of lists, so that the page can ask for it before the program is there
 * (`begin/ask-first-calls.ts`). @returns stops it
 */
export function startKeepingFirstCalls(session: Session): () => void {
  const { platform, origin, key, app } = session
  return afterFirstRows(app, () => {
    const urls = platform.readSoFar().map((url) => new URL(url))
    const paths = urls
      .filter((url) => url.origin === origin && isRepeated(url))
      .map(({ pathname, search }) => pathname + search)
    const calls = JSON.stringify([...new Set(paths)].slice(0, MOST_CALLS))
    platform.storage.write(accountStorageKey(key, 'first-calls'), calls)
  })
}

function isRepeated({ pathname, searchParams }: URL): boolean {
  return (
    pathname.startsWith('/api/v') &&
    !searchParams.has(PAGE_PARAM) &&
    ![...searchParams.keys()].some((name) => NAMES_A_RECORD.test(name))
  )
}
