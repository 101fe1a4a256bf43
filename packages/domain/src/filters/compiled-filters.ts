import type { StatusId } from '../entities/ids.ts'
import { parseDate } from '../time/parse-date.ts'
import type { FilterContext, FilterSource } from './filter-rules.ts'

/** One filter, which is compiled when it is first tested. */
export interface FilterMatcher {
  readonly filter: FilterSource
  readonly regex: () => RegExp | null
}

/** Filters that are ready for matching. Compile once, match often. */
export interface CompiledFilters {
  /** All phrases in one regex, so that a text without a match is read once; null without phrases. */
  readonly any: RegExp | null
  /** Each filter separately. Compiled and tested only if `any` matches. */
  readonly each: readonly FilterMatcher[]
  readonly statuses: ReadonlyMap<StatusId, readonly FilterSource[]>
}

/** Whether an ISO 8601 expiry date is before or at `now` (ms since 1970). False for null and for an invalid date. */
export function isExpired(expiresAt: string | null, now: number): boolean {
  return (parseDate(expiresAt) ?? Infinity) <= now
}

/**
 * Whether a filter applies in a context now. Public filters and profile filters both apply on a profile, which is
 * public.
 *
 * @see FLT-02, FLT-04, FLT-05
 */
export function isFilterActive(
  filter: Pick<FilterSource, 'context' | 'expires_at'>,
  context: FilterContext,
  now: number,
): boolean {
  const isMeant =
    filter.context.includes(context) || (context === 'account' && filter.context.includes('public'))
  return isMeant && !isExpired(filter.expires_at, now)
}

/** Returns the filters that a status matches, by its text or by its id. Fast if none matches. */
export function getMatchingFilters(
  filters: CompiledFilters,
  status: { readonly id: StatusId; readonly search_index: string },
): readonly FilterSource[] {
  const byId = filters.statuses.get(status.id) ?? []
  if (filters.any === null || !filters.any.test(status.search_index)) return byId
  const byText = filters.each.filter(({ regex }) => regex()?.test(status.search_index) === true)
  return [...byId, ...byText.map(({ filter }) => filter)]
}
