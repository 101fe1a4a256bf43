/** How tall rows were drawn, in CSS pixels: by list, then by row. @see DRP-05, ST-37 */
export type HeightCache = ReadonlyMap<string, ReadonlyMap<string, number>>

/** What a cache is before anything was drawn, and after the window changed its size. */
export const NO_HEIGHTS: HeightCache = new Map()

/** More rows of one list are not remembered: the longest known is forgotten first. */
export const HEIGHTS_PER_LIST = 2000
/** More lists are not remembered. */
export const HEIGHT_LISTS = 60

/** The newest entry last, at most so many in all. */
function bounded<Value>(
  entries: ReadonlyMap<string, Value>,
  key: string,
  value: Value,
  limit: number,
): ReadonlyMap<string, Value> {
  const next = new Map(entries)
  next.delete(key)
  next.set(key, value)
  return next.size > limit ? new Map([...next].slice(-limit)) : next
}

/**
 * Notes how tall a row was drawn.
 *
 * @param key of the list
 * @returns the same cache when that is known already
 * @see DRP-05
 */
export function setHeight(
  cache: HeightCache,
  key: string,
  id: string,
  height: number,
): HeightCache {
  const list = cache.get(key)
  if (list?.get(id) === height) return cache
  return bounded(cache, key, bounded(list ?? new Map(), id, height, HEIGHTS_PER_LIST), HEIGHT_LISTS)
}

/** @returns CSS pixels; null for a row that was never drawn */
export function heightOf(cache: HeightCache, key: string, id: string): number | null {
  return cache.get(key)?.get(id) ?? null
}
