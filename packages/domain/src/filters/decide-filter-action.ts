import type { FilterAction, FilterResultEntity } from '../entities/filter.ts'
import type { AccountId } from '../entities/ids.ts'
import type { StatusRecord } from '../entities/status.ts'
import { isOwn } from '../session/own-account.ts'
import { type CompiledFilters, isFilterActive, getMatchingFilters } from './compiled-filters.ts'
import {
  type FilterContext,
  type FilterSource,
  type KnownFilters,
  findCurrentFilter,
  getStrongestAction,
} from './filter-rules.ts'

type FilterableStatus = Pick<StatusRecord, 'id' | 'account' | 'search_index' | 'filtered'>

export interface MatchInput {
  readonly status: FilterableStatus
  /** The boosted status, for a boost. */
  readonly original: FilterableStatus | null
  readonly me: AccountId
  readonly context: FilterContext
  /** From `compileFilters`. */
  readonly filters: CompiledFilters | null
  /** Whether the server is known to filter. Only then is an empty `filtered` a result. */
  readonly serverFilters: boolean
  /** The current filters, of which a response may be older; null before they are loaded. */
  readonly known?: KnownFilters | null
  /** ms since 1970 */
  readonly now: number
}

/** The filter action for a status. `titles` has the title of each matching filter once. */
export interface FilterVerdict {
  readonly action: 'none' | FilterAction
  readonly titles: readonly string[]
}

const NOT_FILTERED: FilterVerdict = { action: 'none', titles: [] }
const NO_CHANGED_FILTERS: KnownFilters['changed'] = new Set()

function createVerdict(matches: readonly Pick<FilterSource, 'action' | 'title'>[]): FilterVerdict {
  if (matches.length === 0) return NOT_FILTERED
  return {
    action: getStrongestAction(matches.map(({ action }) => action)),
    titles: [...new Set(matches.map(({ title }) => title))],
  }
}

function getServerMatches(
  results: readonly FilterResultEntity[],
  { context, now, known = null }: MatchInput,
): readonly FilterSource[] {
  return results
    .map((result) => findCurrentFilter(result, known))
    .filter((filter) => filter !== null)
    .filter((filter) => isFilterActive(filter, context, now))
}

/**
 * Decides what filters do to a status in a context: show, warn, blur or hide. Never filters the viewer's own posts or
 * boosts of them. Checks a boost and its original. If a server is known to filter and sent `filtered`, only its
 * result counts. For other servers, some of which always send an empty result, it counts in addition to the compiled
 * filters. In both cases the current filters apply: a filter that has changed since is matched locally, and a deleted
 * one is ignored.
 *
 * @see FLT-08 to FLT-11, FLT-13
 */
export function matchStatus(input: MatchInput): FilterVerdict {
  const { status, original, me, filters, serverFilters, known } = input
  if (isOwn(me, original ?? status)) return NOT_FILTERED
  const judged = original === null ? [status] : [status, original]
  const isAnswered = judged.some((one) => one.filtered !== undefined)
  const answers = judged.flatMap((one) => one.filtered ?? [])
  const byServer = answers.length === 0 ? [] : getServerMatches(answers, input)
  const isTrusted = isAnswered && serverFilters
  const changed = known?.changed ?? NO_CHANGED_FILTERS
  if (filters === null || (isTrusted && changed.size === 0)) return createVerdict(byServer)
  const localMatches = judged.flatMap((one) => getMatchingFilters(filters, one))
  return createVerdict([
    ...byServer,
    ...(isTrusted ? localMatches.filter(({ id }) => changed.has(id)) : localMatches),
  ])
}
