import type { FilterV2Entity } from '@colonnade/domain/entities'
import { firstSupported } from '../capabilities/first-supported.ts'
import type { ApiClient } from '../client.ts'
import { getFilterV1, getFilterV2 } from '../endpoints/filters.ts'
import type { CallOptions } from '../http/observer.ts'
import { keywordFilter } from './keyword-filter.ts'

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
