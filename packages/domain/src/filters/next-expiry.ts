import { parseDate } from '../time/parse-date.ts'
import type { FilterRules } from './filter-rules.ts'

/**
 * Returns when the next filter expires, after which fewer statuses are filtered.
 *
 * @param now ms since 1970
 * @returns ms since 1970; null if no filter expires. Never throws.
 * @see FLT-05
 */
export function getNextFilterExpiry(
  { phrases, statuses }: FilterRules,
  now: number,
): number | null {
  const ends = [...phrases, ...statuses.map(({ filter }) => filter)]
    .map(({ expires_at }) => parseDate(expires_at) ?? 0)
    .filter((end) => end > now)
  return ends.length === 0 ? null : Math.min(...ends)
}
