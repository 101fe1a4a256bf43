import type { FilterV2Entity } from '@colonnade/domain/entities'
import { firstSupported } from '../capabilities/first-supported.ts'
import type { ApiClient } from '../client.ts'
import type { ResultOf } from '../endpoint.ts'
import { getFiltersV1, getFiltersV2, getFilterV1, getFilterV2 } from '../endpoints/filters.ts'
import type { CallOptions } from '../http/observer.ts'

/** An old filter as one of today: a single keyword, which has the filter's own id and names it. */
export function keywordFilter(filter: ResultOf<typeof getFilterV1>): FilterV2Entity {
  const { id, phrase, whole_word, context, expires_at, irreversible } = filter
  return {
    id,
    title: phrase,
    context,
    expires_at,
    filter_action: irreversible ? 'hide' : 'warn',
    keywords: [{ id, keyword: phrase, whole_word }],
    statuses: [],
  }
}

/**
 * The own filters. Where a server has none at all there are none, and `capabilities` says so:
 * neither `filtersV2` nor `filtersV1`.
 *
 * @throws ApiError for every other failure; it raises no alert
 * @see API-55, ENT-12, FLT-12
 */
export function readFilters(
  api: ApiClient,
  options: CallOptions = {},
): Promise<readonly FilterV2Entity[]> {
  return firstSupported(options, [
    (given) => api.call(getFiltersV2, {}, given),
    async (given) => (await api.call(getFiltersV1, {}, given)).map(keywordFilter),
    () => Promise.resolve([]),
  ])
}

/** Reads one filter as the server has it now. @throws ApiError @see BY-10 */
export function readFilter(
  api: ApiClient,
  { id, keywords }: FilterV2Entity,
  options: CallOptions = {},
): Promise<FilterV2Entity> {
  return firstSupported(options, [
    (given) => api.call(getFilterV2, { id }, given),
    async (given) =>
      keywordFilter(await api.call(getFilterV1, { id: keywords[0]?.id ?? id }, given)),
  ])
}
