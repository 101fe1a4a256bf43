import type { FilterV2Entity } from '@colonnade/domain/entities'
import { tryInOrder } from '../capabilities/try-in-order.ts'
import type { ApiClient } from '../client.ts'
import type { ResultOf } from '../endpoint.ts'
import { getFiltersV1, getFiltersV2, getFilterV1, getFilterV2 } from '../endpoints/filters.ts'
import type { RequestOptions } from '../http/request-observer.ts'

/** Converts a v1 filter to v2. Its single keyword has the filter's id and gives it its title. */
export function toFilterV2(filter: ResultOf<typeof getFilterV1>): FilterV2Entity {
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
 * Fetches the filters. When the server has none of the methods, the list is empty and `capabilities` has neither
 * `filtersV2` nor `filtersV1`.
 *
 * @throws ApiError for every other failure; it raises no alert
 * @see API-55, ENT-12, FLT-12
 */
export function readFilters(
  api: ApiClient,
  options: RequestOptions = {},
): Promise<readonly FilterV2Entity[]> {
  return tryInOrder(options, [
    (given) => api.request(getFiltersV2, {}, given),
    async (given) => (await api.request(getFiltersV1, {}, given)).map(toFilterV2),
    () => Promise.resolve([]),
  ])
}

/** Fetches the current state of one filter. @throws ApiError @see BY-10 */
export function readFilter(
  api: ApiClient,
  { id, keywords }: FilterV2Entity,
  options: RequestOptions = {},
): Promise<FilterV2Entity> {
  return tryInOrder(options, [
    (given) => api.request(getFilterV2, { id }, given),
    async (given) =>
      toFilterV2(await api.request(getFilterV1, { id: keywords[0]?.id ?? id }, given)),
  ])
}
