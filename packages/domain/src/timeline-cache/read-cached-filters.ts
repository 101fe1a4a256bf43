import type { FilterV2Entity } from '../entities/index.ts'
import { getOwnValue } from '../json/json-object.ts'
import { TIMELINE_CACHE_VERSION } from './cached-timeline.ts'

const isFilter = (raw: unknown): raw is FilterV2Entity =>
  ['id', 'title', 'filter_action'].every((name) => typeof getOwnValue(raw, name) === 'string') &&
  ['context', 'statuses'].every((name) => Array.isArray(getOwnValue(raw, name))) &&
  isKeywordList(getOwnValue(raw, 'keywords'))

const isKeywordList = (raw: unknown): boolean =>
  Array.isArray(raw) && raw.every((one) => typeof getOwnValue(one, 'keyword') === 'string')

/**
 * Reads the filters that applied when the rows were cached. Returns null unless all of them are valid. Never throws.
 *
 * @param raw any JSON value
 */
export function readCachedFilters(raw: unknown): readonly FilterV2Entity[] | null {
  const filters =
    getOwnValue(raw, 'version') === TIMELINE_CACHE_VERSION ? getOwnValue(raw, 'filters') : null
  return Array.isArray(filters) && filters.every(isFilter) ? filters : null
}
