import type { FilterAction, FilterResultEntity } from '../entities/filter.ts'
import type { AccountId } from '../entities/ids.ts'
import type { StatusRecord } from '../entities/status.ts'
import { isOwn } from '../session/own-account.ts'
import { type CompiledFilters, isActive, matchingFilters } from './compile-filters.ts'
import {
  type FilterContext,
  type FilterSource,
  type KnownFilters,
  standingFilter,
  strongestAction,
} from './filter-rule.ts'

type JudgedStatus = Pick<StatusRecord, 'id' | 'account' | 'search_index' | 'filtered'>

export interface MatchInput {
  readonly status: JudgedStatus
  /** The boosted status, for a boost. */
  readonly original: JudgedStatus | null
  readonly me: AccountId
  readonly context: FilterContext
  /** From `compileFilters`. */
  readonly filters: CompiledFilters | null
  /** Whether the server is known to filter: only then it counts when its `filtered` names nothing. */
  readonly serverFilters: boolean
  /** How the filters stand by now, which a server's answer may not know; null before anybody asked for them. */
  readonly known?: KnownFilters | null
  /** ms since 1970 */
  readonly now: number
}

/** What filters make of a status; `titles` names those that matched, each once. */
export interface FilterVerdict {
  readonly action: 'none' | FilterAction
  readonly titles: readonly string[]
}

const NOT_FILTERED: FilterVerdict = { action: 'none', titles: [] }
const NOTHING_CHANGED: KnownFilters['changed'] = new Set()

function verdictOf(matches: readonly Pick<FilterSource, 'action' | 'title'>[]): FilterVerdict {
  if (matches.length === 0) return NOT_FILTERED
  return {
    action: strongestAction(matches.map(({ action }) => action)),
    titles: [...new Set(matches.map(({ title }) => title))],
  }
}

function serverMatches(
  results: readonly FilterResultEntity[],
  { context, now, known = null }: MatchInput,
): readonly FilterSource[] {
  return results
    .map((result) => standingFilter(result, known))
    .filter((filter) => filter !== null)
    .filter((filter) => isActive(filter, context, now))
}

/**
 * What becomes of a status in a place. The viewer's own posts, boosted or not, are never filtered; a
 * boost is judged by itself and by what it boosts. Where a server that filters answered with
 * `filtered`, its word alone counts; of others, some of which always say that nothing matched, it
 * counts beside the compiled filters. Either way with the names of the filters that matched, and with the
 * filters as they are now: one that changed since is matched here, one that is gone counts no more.
 *
 * @see FLT-08 to FLT-11, FLT-13
 */
export function matchStatus(input: MatchInput): FilterVerdict {
  const { status, original, me, filters, serverFilters, known } = input
  if (isOwn(me, original ?? status)) return NOT_FILTERED
  const judged = original === null ? [status] : [status, original]
  const isAnswered = judged.some((one) => one.filtered !== undefined)
  const answers = judged.flatMap((one) => one.filtered ?? [])
  const byServer = answers.length === 0 ? [] : serverMatches(answers, input)
  const isTrusted = isAnswered && serverFilters
  const changed = known?.changed ?? NOTHING_CHANGED
  if (filters === null || (isTrusted && changed.size === 0)) return verdictOf(byServer)
  const own = judged.flatMap((one) => matchingFilters(filters, one))
  return verdictOf([...byServer, ...(isTrusted ? own.filter(({ id }) => changed.has(id)) : own)])
}
