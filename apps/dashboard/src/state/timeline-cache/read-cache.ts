import { atom } from 'jotai/vanilla'
import { readCacheTimes, TIMELINE_CACHE_VERSION } from '@colonnade/domain/timeline-cache'
import { getAccountStorageKey } from '../../lib/account-storage.ts'
import { parseJsonOrNull } from '../../lib/parse-json.ts'
import { cachedRowsAtoms } from '../live-lists/cached-rows.ts'
import { perSession, type Session } from '../session.ts'

/**
 * Returns when each list of an account was cached last, in milliseconds since 1970. Stored in localStorage, so that a
 * start knows immediately whether there is a cache. A first visit opens no database.
 */
export const getCacheTimes = ({ platform, key }: Session): ReadonlyMap<string, number> =>
  readCacheTimes(parseJsonOrNull(platform.storage.read(getAccountStorageKey(key, 'seen'))))

export function writeCacheTimes(session: Session, times: ReadonlyMap<string, number>): void {
  const text = JSON.stringify({ version: TIMELINE_CACHE_VERSION, times: Object.fromEntries(times) })
  session.platform.storage.write(getAccountStorageKey(session.key, 'seen'), text)
}

const getReadState = perSession((session) => ({
  times: getCacheTimes(session),
  begun: new Set<string>(),
}))

/** Starts reading the cached rows of the first columns, while the code of the columns is still being loaded. */
export function prefetchCachedRows(session: Session): void {
  const { times } = getReadState(session)
  if (times.size === 0) return
  // Loaded on demand, because only a returning user needs it.
  import('./read-cached-rows.ts').then(
    ({ prefetchLists }) => prefetchLists(session, times),
    // The import fails again where the rows are shown, and the error is handled there.
    () => undefined,
  )
}

/** Marks that a list shows its cached rows; once per list. @returns false without a cache */
export const startShowingCacheAtom = atom(
  null,
  (_get, set, session: Session, list: string): boolean => {
    const { times, begun } = getReadState(session)
    const at = times.get(list)
    if (at === undefined || begun.has(list)) return false
    begun.add(list)
    set(cachedRowsAtoms(session)(list), { at, isShown: false })
    return true
  },
)
