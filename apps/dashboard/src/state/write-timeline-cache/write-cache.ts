import { withAddedSources } from '@colonnade/domain/columns'
import { TIMELINE_CACHE_VERSION } from '@colonnade/domain/timeline-cache'
import { getAccountStorageKey, getTimelineCacheKey } from '../../lib/account-storage.ts'
import { columnsAtom } from '../columns/columns.ts'
import { serverFiltersAtom } from '../filters/apply-filters.ts'
import { cachedRowsAtoms } from '../live-lists/cached-rows.ts'
import { type ListName, getListName } from '../live-lists/list-name.ts'
import type { Session } from '../session.ts'
import { getListState, getListByName } from '../streaming/list-by-name.ts'
import { getCacheTimes, writeCacheTimes } from '../timeline-cache/read-cache.ts'
import { getCacheWriter } from '../timeline-cache/request-cache-write.ts'
import { FILTERS_KEY } from '../timeline-cache/restore-cached-filters.ts'
import { collectCachedTimeline } from './collect-cached-rows.ts'

/** Delay of the first write, short enough for a visit that ends soon. */
export const FIRST_WRITE_DELAY_MS = 2_000

/** Minimum time between later writes of changed lists. They are also written when the page is hidden. */
export const WRITE_INTERVAL_MS = 10_000

/**
 * Caches the latest rows of each saved column for the next start. Streamed events cost no extra work: a list is
 * compared every ten seconds with the written version, and written when the browser is idle. If there is no space,
 * the cache is disabled silently, so that drafts can use the space. @returns stops it
 *
 * @see BY-17
 */
export function startWritingCache(session: Session): () => void {
  const { platform, store, key } = session
  const written = new Map<string, unknown>()
  let times = new Map(getCacheTimes(session))
  let cancel = () => {}
  let isOver = false

  const writeEntry = (name: string, text: string) =>
    platform.timelineCache.write(getTimelineCacheKey(key, name), text).catch(disableCache)

  function disableCache(): void {
    stop()
    removeLists(() => true)
    platform.storage.remove(getAccountStorageKey(key, 'seen'))
  }

  function removeLists(isForgotten: (list: string) => boolean): void {
    const prefix = getTimelineCacheKey(key, '')
    const isMatch = (name: string) =>
      name.startsWith(prefix) && isForgotten(name.slice(prefix.length))
    platform.timelineCache.remove(isMatch).catch(() => undefined)
  }

  function writeList(list: ListName): void {
    const held = getComparableItems(session, list)
    if (isOver || held === null) return
    written.set(list, held)
    times.set(list, platform.clock.now())
    void writeEntry(list, serialiseList(session, list, TIMELINE_CACHE_VERSION))
    writeCacheTimes(session, times)
  }

  function writeFilters(): void {
    const { filters, isRecalled } = store.get(serverFiltersAtom(session))
    if (isOver || filters === null || isRecalled === true) return
    void writeEntry(FILTERS_KEY, JSON.stringify({ version: TIMELINE_CACHE_VERSION, filters }))
  }

  function writeAll(when: (work: () => void) => void): void {
    const lists = getCachedLists(session)
    const isKept = (name: string) => lists.some((list) => list === name)
    if (![...times.keys()].every(isKept)) {
      times = new Map([...times].filter(([name]) => isKept(name)))
      removeLists((name) => name !== FILTERS_KEY && !isKept(name))
    }
    for (const list of lists) {
      const held = getComparableItems(session, list)
      if (held === null) continue
      if (written.get(list) === held) times.set(list, platform.clock.now())
      else when(() => writeList(list))
    }
    if (times.size > 0) writeCacheTimes(session, times)
  }

  const runNow = (work: () => void) => work()
  const runWhenIdle = (work: () => void) => void platform.clock.whenIdle(work)

  function scheduleWrite(ms: number): void {
    cancel = platform.clock.after(ms, () => {
      writeAll(runWhenIdle)
      scheduleWrite(WRITE_INTERVAL_MS)
    })
  }

  function stop(): void {
    isOver = true
    cancel()
    getCacheWriter(session).requestWrite = () => {}
    for (const end of stops) end()
  }

  const stops = [
    platform.page.watch((isHidden) => {
      if (isHidden) writeAll(runNow)
    }),
    store.sub(serverFiltersAtom(session), writeFilters),
    // After a sign-out in another tab, later writes would remain in the browser.
    platform.storage.watch((name, text) => {
      if (name === getAccountStorageKey(key, 'session') && text === null) stop()
    }),
  ]
  getCacheWriter(session).requestWrite = () => writeAll(runWhenIdle)
  writeFilters()
  scheduleWrite(FIRST_WRITE_DELAY_MS)
  return stop
}

/** Maximum number of cached lists per account: those of its first columns. */
const MAX_LISTS = 24

/** Maximum number of characters per list. A list of long posts has fewer of them. */
export const MAX_CHARACTERS = 300_000

/** Returns the lists of the account's saved columns. */
function getCachedLists({ app, key }: Session): readonly ListName[] {
  const own = withAddedSources(app.get(columnsAtom)).filter(({ accountKey }) => accountKey === key)
  const lists = own.map(getListName).filter((list) => list !== null)
  return [...new Set(lists)].slice(0, MAX_LISTS)
}

/**
 * Returns the items of a list, to compare them with the written version; null while the list is not confirmed by the
 * server.
 */
function getComparableItems(session: Session, list: ListName): readonly unknown[] | null {
  const { store } = session
  if (store.get(cachedRowsAtoms(session)(list)) !== null) return null
  const { isLoaded, items } = getListState(session, list)
  return isLoaded ? items : null
}

/** Serialises a list for the cache with as many rows as the limit allows. */
function serialiseList(session: Session, list: ListName, version: number): string {
  const { get } = session.store
  const source = getListByName(session, list)
  let most = Number.POSITIVE_INFINITY
  for (;;) {
    const seen = collectCachedTimeline(get, session, source, most)
    const text = JSON.stringify({ version, ...seen })
    if (text.length <= MAX_CHARACTERS || seen.items.length === 0) return text
    most = Math.floor(seen.items.length / 2)
  }
}
