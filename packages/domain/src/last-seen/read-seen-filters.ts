import type { FilterV2Entity } from '../entities/index.ts'
import { ownValue } from '../json/json-object.ts'
import { SEEN_VERSION } from './seen-list.ts'

const isFilter = (raw: unknown): raw is FilterV2Entity =>
  ['id', 'title', 'filter_action'].every((name) => typeof ownValue(raw, name) === 'string') &&
  ['context', 'statuses'].every((name) => Array.isArray(ownValue(raw, name))) &&
  isListOfKeywords(ownValue(raw, 'keywords'))

const isListOfKeywords = (raw: unknown): boolean =>
  Array.isArray(raw) && raw.every((one) => typeof ownValue(one, 'keyword') === 'string')

/**
 * The filters that held when rows were seen last, out of whatever a browser holds; null unless all of them are
 * whole. Never throws.
 *
 * @param raw any JSON value
 */
export function readSeenFilters(raw: unknown): readonly FilterV2Entity[] | null {
  const filters = ownValue(raw, 'version') === SEEN_VERSION ? ownValue(raw, 'filters') : null
  return Array.isArray(filters) && filters.every(isFilter) ? filters : null
}
