import type { FilterResultEntity, FilterV2Entity } from '../entities/filter.ts'
import type { FilterId } from '../entities/ids.ts'
import { type FilterSource, sourceOf } from './filter-rule.ts'

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
