import type { InstanceEntity } from '@colonnade/domain/entities'
import { tryInOrder } from '../capabilities/try-in-order.ts'
import type { ApiClient } from '../client.ts'
import { getInstanceV1, getInstanceV2 } from '../endpoints/instance.ts'
import type { RequestOptions } from '../http/request-observer.ts'

/**
 * Fetches the instance information: v2, or v1 when the server lacks v2.
 *
 * @throws ApiError
 */
export function readInstance(
  api: ApiClient,
  options: RequestOptions = {},
): Promise<InstanceEntity> {
  return tryInOrder(options, [
    (chosen) => api.request(getInstanceV2, {}, chosen),
    (chosen) => api.request(getInstanceV1, {}, chosen),
  ])
}
