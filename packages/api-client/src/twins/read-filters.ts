import type { FilterV2Entity } from '@colonnade/domain/entities'
import { firstSupported } from '../capabilities/first-supported.ts'
import type { ApiClient } from '../client.ts'
import { getFiltersV1, getFiltersV2 } from '../endpoints/filters.ts'
import type { CallOptions } from '../http/observer.ts'
import { keywordFilter } from './keyword-filter.ts'

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
