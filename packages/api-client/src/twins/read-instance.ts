import type { InstanceEntity } from '@colonnade/domain/entities'
import { firstSupported } from '../capabilities/first-supported.ts'
import type { ApiClient } from '../client.ts'
import { getInstanceV1, getInstanceV2 } from '../endpoints/instance.ts'
import type { CallOptions } from '../http/observer.ts'

/**
 * What a server says of itself, in the newer form where it has that.
 *
 * @throws ApiError
 */
export function readInstance(api: ApiClient, options: CallOptions = {}): Promise<InstanceEntity> {
  return firstSupported(options, [
    (chosen) => api.call(getInstanceV2, {}, chosen),
    (chosen) => api.call(getInstanceV1, {}, chosen),
  ])
}
