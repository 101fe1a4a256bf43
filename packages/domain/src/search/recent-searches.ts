/** What is searched for; null for nothing but white space: then nothing is asked. @see SRC-01 */
export function searchQuery(typed: string): string | null {
  const query = typed.trim()
  return query === '' ? null : query
}

/** More are no longer looked through, but read. */
export const MOST_RECENT_SEARCHES = 8

const nameOf = (query: string): string => query.toLowerCase()

/**
 * Puts what was looked for in front; the same in other letter case goes, and so do the oldest.
 *
 * @param recent newest first
 * @param typed nothing but white space changes nothing
 */
export function rememberSearch(recent: readonly string[], typed: string): readonly string[] {
  const query = searchQuery(typed)
  if (query === null) return recent
  return [query, ...forgetSearched(recent, query)].slice(0, MOST_RECENT_SEARCHES)
}

/** Takes out what shall not be offered again, in whatever letter case. */
export function forgetSearched(recent: readonly string[], query: string): readonly string[] {
  return recent.filter((one) => nameOf(one) !== nameOf(query))
}

/** The searches in whatever the browser holds: what is no text, or there twice, is dropped. Never throws. */
export function parseSearches(raw: unknown): readonly string[] {
  const items: readonly unknown[] = Array.isArray(raw) ? raw : []
  return items
    .filter((item) => typeof item === 'string')
    .reduceRight<readonly string[]>(rememberSearch, [])
}
