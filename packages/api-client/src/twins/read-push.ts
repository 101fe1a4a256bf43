import type { PushSubscriptionEntity } from '@colonnade/domain/entities'
import type { ApiClient } from '../client.ts'
import { getPushSubscription } from '../endpoints/push.ts'
import { ApiError } from '../http/api-error.ts'
import type { CallOptions } from '../http/observer.ts'

/** There is none, or the server does not tell. */
const NOTHING_TOLD: readonly (number | null)[] = [404, 405, 422, 501]

/**
 * The subscription that the server keeps for this sign-in, however it was made.
 *
 * @returns null where there is none or the server does not tell
 * @throws ApiError for every other failure; it raises no alert
 * @see PSH-04, PSH-13
 */
export async function readPush(
  api: ApiClient,
  options: CallOptions = {},
): Promise<PushSubscriptionEntity | null> {
  if (!api.capabilities.has('push')) return null
  try {
    return await api.call(getPushSubscription, {}, options)
  } catch (error) {
    if (error instanceof ApiError && NOTHING_TOLD.includes(error.status)) return null
    throw error
  }
}
