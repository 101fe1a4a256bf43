import { atom } from 'jotai/vanilla'
import { readCachedFilters } from '@colonnade/domain/timeline-cache'
import { getTimelineCacheKey } from '../../lib/account-storage.ts'
import { parseJsonOrNull } from '../../lib/parse-json.ts'
import { restoreFiltersAtom } from '../filters/fetch-filters.ts'
import { perSession, type Session } from '../session.ts'

/** WebKit sometimes never responds to the first IndexedDB request, and a column would wait forever. */
const READ_TIMEOUT_MS = 4_000

/** Reads a value from the cache; null if it cannot be read in time. Never rejects. */
export async function readWithTimeout({ platform, key }: Session, name: string): Promise<unknown> {
  let stop = () => {}
  const patience = new Promise<null>((resolve) => {
    stop = platform.clock.after(READ_TIMEOUT_MS, () => resolve(null))
  })
  const read = platform.timelineCache.read(getTimelineCacheKey(key, name)).catch(() => null)
  return Promise.race([read, patience]).finally(() => stop())
}

/** The key of the account's filters in the cache. */
export const FILTERS_KEY = 'filters'

const pendingRestores = perSession(() => ({ answer: null as Promise<void> | null }))

/** Restores the cached filters, so that posts that they hide are not shown for a moment. Never rejects. */
export const restoreCachedFiltersAtom = atom(null, (_get, set, session: Session): Promise<void> => {
  const state = pendingRestores(session)
  state.answer ??= set(applyCachedFiltersAtom, session)
  return state.answer
})

const applyCachedFiltersAtom = atom(null, async (_get, set, session: Session): Promise<void> => {
  const text = await readWithTimeout(session, FILTERS_KEY)
  const filters = readCachedFilters(parseJsonOrNull(typeof text === 'string' ? text : null))
  if (filters !== null) set(restoreFiltersAtom, session, filters)
})
