/** Returns the trimmed query; null for a blank text, which is not searched. @see SRC-01 */
export function toSearchQuery(typed: string): string | null {
  const query = typed
    .trim()
    .replace(/^web\+ap:\/\//u, 'https://')
    .replace(/^acct:@?/u, '@')
  return query === '' ? null : query
}

/** Maximum number of recent searches, so that the list stays easy to scan. */
export const MAX_RECENT_SEARCHES = 8

const normaliseQuery = (query: string): string => query.toLowerCase()

/**
 * Adds a search at the front. Removes an earlier one that differs only in letter case, and the oldest above the
 * limit.
 *
 * @param recent newest first
 * @param typed a blank text changes nothing
 */
export function addRecentSearch(recent: readonly string[], typed: string): readonly string[] {
  const query = toSearchQuery(typed)
  if (query === null) return recent
  return [query, ...removeRecentSearch(recent, query)].slice(0, MAX_RECENT_SEARCHES)
}

/** Removes a search, in any letter case. */
export function removeRecentSearch(recent: readonly string[], query: string): readonly string[] {
  return recent.filter((one) => normaliseQuery(one) !== normaliseQuery(query))
}

/** Reads the stored searches. Drops duplicates and anything but text. Never throws. */
export function parseSearches(raw: unknown): readonly string[] {
  const items: readonly unknown[] = Array.isArray(raw) ? raw : []
  return items
    .filter((item) => typeof item === 'string')
    .reduceRight<readonly string[]>(addRecentSearch, [])
}
