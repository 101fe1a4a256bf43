import type {
  FilterAction,
  FilterEntity,
  FilterResultEntity,
  FilterV2Entity,
} from '../entities/filter.ts'
import type { FilterId, StatusId } from '../entities/ids.ts'

export type FilterContext = 'home' | 'notifications' | 'public' | 'thread' | 'account'

/**
 * Which filters apply in a place, by its timeline key or name: lists count as home, profiles as what they
 * are, whatever else is not known as public. What counts on a profile, `isActive` says.
 *
 * @see FLT-02 to FLT-04
 */
export function filterContext(place: string): FilterContext {
  if (place === 'home' || place === 'notifications' || place === 'thread') return place
  if (place.startsWith('account:')) return 'account'
  return place.startsWith('list:') ? 'home' : 'public'
}

/** What a filter that matched is called, and what it asks for. */
export interface FilterSource {
  readonly id: FilterId
  readonly title: string
  readonly action: FilterAction
  readonly context: readonly string[]
  readonly expires_at: string | null
}

/** One phrase of a filter, in the shape that servers of old send whole filters in. @see ENT-12 */
export interface FilterRule extends FilterEntity {
  readonly title: string
  readonly action: FilterAction
}

/** All that is filtered, whichever kind of filters the server has. */
export interface FilterRules {
  readonly phrases: readonly FilterRule[]
  /** Statuses that are filtered one by one. */
  readonly statuses: readonly { readonly id: StatusId; readonly filter: FilterSource }[]
}

/** The strongest of what several filters ask for; a word that is not known counts as a warning. @see FLT-13 */
export function strongestAction(actions: readonly FilterAction[]): FilterAction {
  if (actions.includes('hide')) return 'hide'
  return actions.every((action) => action === 'blur') ? 'blur' : 'warn'
}

function sourceOf(filter: FilterV2Entity): FilterSource {
  const { id, title, context, expires_at, filter_action } = filter
  return { id, title, context, expires_at, action: filter_action }
}

/** Filters of 4.0 and later: a rule for each keyword, and one for each status. @see ENT-12, FLT-13 */
export function rulesOfV2(filters: readonly FilterV2Entity[]): FilterRules {
  return {
    phrases: filters.flatMap((filter) =>
      filter.keywords.map(({ keyword, whole_word }) => ({
        ...sourceOf(filter),
        phrase: keyword,
        whole_word,
      })),
    ),
    statuses: filters.flatMap((filter) =>
      filter.statuses.map(({ status_id }) => ({ id: status_id, filter: sourceOf(filter) })),
    ),
  }
}

/** The filters as they stand. What a server said with a status may be from before. */
export interface KnownFilters {
  readonly sources: ReadonlyMap<FilterId, FilterSource>
  /** Made or changed since posts may have come: of these no server's word counts. */
  readonly changed: ReadonlySet<FilterId>
}

export function knownFilters(
  filters: readonly FilterV2Entity[],
  changed: ReadonlySet<FilterId>,
): KnownFilters {
  return { sources: new Map(filters.map((filter) => [filter.id, sourceOf(filter)])), changed }
}

/** A filter that a server named as it stands now; null for one that is gone or has changed. */
export function standingFilter(
  { filter: { id, title, context, expires_at, filter_action } }: FilterResultEntity,
  known: KnownFilters | null,
): FilterSource | null {
  if (known === null) return { id, title, context, expires_at, action: filter_action }
  return known.changed.has(id) ? null : (known.sources.get(id) ?? null)
}

/**
 * The filters that are other ones than before, to be added to those that had changed already.
 *
 * @param before as they were; null while nobody knew
 */
export function changedFilters(
  before: readonly FilterV2Entity[] | null,
  after: readonly FilterV2Entity[],
): readonly FilterId[] {
  if (before === null) return []
  const known = new Map(before.map((filter) => [filter.id, JSON.stringify(filter)]))
  return after
    .filter((filter) => known.get(filter.id) !== JSON.stringify(filter))
    .map(({ id }) => id)
}
