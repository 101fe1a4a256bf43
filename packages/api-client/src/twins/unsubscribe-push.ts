import type { ApiClient } from '../client.ts'
import { deletePushSubscription } from '../endpoints/push.ts'
import { ApiError } from '../http/api-error.ts'
import type { CallOptions } from '../http/observer.ts'

/**
 * Ends the server's subscription of this sign-in, however it was made. A server that cannot is no
 * failure: it stops by itself once the browser's own subscription has ended.
 *
 * @throws ApiError for every other failure; it raises no alert
 * @see PSH-07, PSH-13
 */
export async function unsubscribePush(api: ApiClient, options: CallOptions = {}): Promise<void> {
  try {
    await api.call(deletePushSubscription, {}, options)
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'unsupported') throw error
  }
}
