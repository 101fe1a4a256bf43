import type {
  FilterAction,
  FilterEntity,
  FilterResultEntity,
  FilterV2Entity,
} from '../entities/filter.ts'
import type { FilterId, StatusId } from '../entities/ids.ts'

export type FilterContext = 'home' | 'notifications' | 'public' | 'thread' | 'account'

/**
 * Returns the filter context of a timeline key or name. Lists count as home, profiles as account, and anything
 * unknown as public. `isFilterActive` decides which filters apply on a profile.
 *
 * @see FLT-02 to FLT-04
 */
export function getFilterContext(place: string): FilterContext {
  if (place === 'home' || place === 'notifications' || place === 'thread') return place
  if (place.startsWith('account:')) return 'account'
  return place.startsWith('list:') ? 'home' : 'public'
}

/** Title, action and validity of the filter that a match comes from. */
export interface FilterSource {
  readonly id: FilterId
  readonly title: string
  readonly action: FilterAction
  readonly context: readonly string[]
  readonly expires_at: string | null
}

/** One phrase of a filter, in the shape of a v1 filter. @see ENT-12 */
export interface FilterRule extends FilterEntity {
  readonly title: string
  readonly action: FilterAction
}

/** All filters, whether the server has v1 or v2 filters. */
export interface FilterRules {
  readonly phrases: readonly FilterRule[]
  /** Individually filtered statuses. */
  readonly statuses: readonly { readonly id: StatusId; readonly filter: FilterSource }[]
}

/** Returns the strongest of several filter actions. An unknown action counts as a warning. @see FLT-13 */
export function getStrongestAction(actions: readonly FilterAction[]): FilterAction {
  if (actions.includes('hide')) return 'hide'
  return actions.every((action) => action === 'blur') ? 'blur' : 'warn'
}

function toFilterSource(filter: FilterV2Entity): FilterSource {
  const { id, title, context, expires_at, filter_action } = filter
  return { id, title, context, expires_at, action: filter_action }
}

/** Converts v2 filters (4.0 and later) into one rule for each keyword and one for each status. @see ENT-12, FLT-13 */
export function toFilterRules(filters: readonly FilterV2Entity[]): FilterRules {
  return {
    phrases: filters.flatMap((filter) =>
      filter.keywords.map(({ keyword, whole_word }) => ({
        ...toFilterSource(filter),
        phrase: keyword,
        whole_word,
      })),
    ),
    statuses: filters.flatMap((filter) =>
      filter.statuses.map(({ status_id }) => ({ id: status_id, filter: toFilterSource(filter) })),
    ),
  }
}

/** The current filters. The `filtered` of a status may be older. */
export interface KnownFilters {
  readonly sources: ReadonlyMap<FilterId, FilterSource>
  /** Created or changed since posts may have been loaded. The server's results for these are ignored. */
  readonly changed: ReadonlySet<FilterId>
}

export function createKnownFilters(
  filters: readonly FilterV2Entity[],
  changed: ReadonlySet<FilterId>,
): KnownFilters {
  return { sources: new Map(filters.map((filter) => [filter.id, toFilterSource(filter)])), changed }
}

/** Returns the current version of a filter that the server reported; null if it was deleted or changed. */
export function findCurrentFilter(
  { filter: { id, title, context, expires_at, filter_action } }: FilterResultEntity,
  known: KnownFilters | null,
): FilterSource | null {
  if (known === null) return { id, title, context, expires_at, action: filter_action }
  return known.changed.has(id) ? null : (known.sources.get(id) ?? null)
}

/**
 * Returns the ids of filters that have changed, to be added to the changed ones so far.
 *
 * @param before the previous filters; null while they are unknown
 */
export function getChangedFilters(
  before: readonly FilterV2Entity[] | null,
  after: readonly FilterV2Entity[],
): readonly FilterId[] {
  if (before === null) return []
  const known = new Map(before.map((filter) => [filter.id, JSON.stringify(filter)]))
  return after
    .filter((filter) => known.get(filter.id) !== JSON.stringify(filter))
    .map(({ id }) => id)
}
