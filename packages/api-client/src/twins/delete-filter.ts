import type { FilterV2Entity } from '@colonnade/domain/entities'
import { firstSupported } from '../capabilities/first-supported.ts'
import type { ApiClient } from '../client.ts'
import { deleteFilterV1, deleteFilterV2 } from '../endpoints/filters.ts'
import type { CallOptions } from '../http/observer.ts'

/** Deletes a filter with all its keywords. @throws ApiError @see BY-10 */
export function deleteFilter(
  api: ApiClient,
  { id, keywords }: FilterV2Entity,
  options: CallOptions = {},
): Promise<void> {
  return firstSupported<void>(options, [
    (given) => api.call(deleteFilterV2, { id }, given),
    async (given) => {
      for (const { id: keyword } of keywords) {
        if (keyword !== null) await api.call(deleteFilterV1, { id: keyword }, given)
      }
    },
  ])
}
