import type { FilterAction, FilterResultEntity } from '../entities/filter.ts'
import type { AccountId } from '../entities/ids.ts'
import type { StatusRecord } from '../entities/status.ts'
import { isExpired } from './compile-filters.ts'
import type { FilterContext } from './filter-context.ts'

type JudgedStatus = Pick<StatusRecord, 'account' | 'search_index' | 'filtered'>

export interface MatchInput {
  readonly status: JudgedStatus
  /** The boosted status, for a boost. */
  readonly original: JudgedStatus | null
  readonly me: AccountId
  readonly context: FilterContext
  /** From `compileFilters`; not used where the server filters itself. */
  readonly filters: RegExp | null
  /** ms since 1970 */
  readonly now: number
}

/** What filters make of a status; `titles` names those that matched, as far as the server says. */
export interface FilterVerdict {
  readonly action: 'none' | FilterAction
  readonly titles: readonly string[]
}

const NOT_FILTERED: FilterVerdict = { action: 'none', titles: [] }

/** Servers to come may know more actions; what they ask for is at least a warning. */
function strongest(actions: readonly FilterAction[]): FilterAction {
  if (actions.includes('hide')) return 'hide'
  return actions.every((action) => action === 'blur') ? 'blur' : 'warn'
}

function serverVerdict(results: readonly FilterResultEntity[], input: MatchInput): FilterVerdict {
  const active = results.filter(
    ({ filter }) =>
      filter.context.includes(input.context) && !isExpired(filter.expires_at, input.now),
  )
  if (active.length === 0) return NOT_FILTERED
  return {
    action: strongest(active.map(({ filter }) => filter.filter_action)),
    titles: active.map(({ filter }) => filter.title),
  }
}

/**
 * What becomes of a status in a place. The viewer's own posts, boosted or not, are never filtered; a
 * boost is judged by itself and by what it boosts. Where the server answered with `filtered`, its word
 * counts, else the compiled filters.
 *
 * @see FLT-08 to FLT-11, FLT-13
 */
export function matchStatus(input: MatchInput): FilterVerdict {
  const { status, original, me, filters } = input
  if ((original ?? status).account === me) return NOT_FILTERED
  const judged = original === null ? [status] : [status, original]
  const results = judged.flatMap((one) => one.filtered ?? [])
  if (judged.some((one) => one.filtered !== undefined)) return serverVerdict(results, input)
  const isMatch = filters !== null && judged.some((one) => filters.test(one.search_index))
  return isMatch ? { action: 'warn', titles: [] } : NOT_FILTERED
}
