import type { PushSubscriptionEntity } from '@colonnade/domain/entities'
import type { ApiClient } from '../client.ts'
import { getPushSubscription } from '../endpoints/push.ts'
import { ApiError } from '../http/api-error.ts'
import type { RequestOptions } from '../http/request-observer.ts'
import { readInstance } from './read-instance.ts'

/** Statuses of a server that has no subscription, or does not return it. */
const NONE_STATUSES: readonly (number | null)[] = [404, 405, 422, 501]

/**
 * Fetches the push subscription of this sign-in, by whichever method it was created.
 *
 * @returns null when there is none or the server does not return it
 * @throws ApiError for every other failure; it raises no alert
 * @see PSH-04, PSH-13
 */
export async function readPush(
  api: ApiClient,
  options: RequestOptions = {},
): Promise<PushSubscriptionEntity | null> {
  if (!api.capabilities.has('push')) return null
  try {
    return await api.request(getPushSubscription, {}, options)
  } catch (error) {
    if (error instanceof ApiError && NONE_STATUSES.includes(error.status)) return null
    throw error
  }
}

interface KnownPushKeys {
  /** The content of the page's `applicationServerKey` meta element; null without one. */
  readonly page: string | null
  /** The key from the app registration; null without one. */
  readonly app: string | null
}

/**
 * Returns the server's public push key (VAPID): of the page, else of the instance, else of the app registration. The
 * instance is requested only when the page has none.
 *
 * @returns base64url; null when the server has none
 * @throws ApiError when the instance request fails and there is no other key; it raises no alert
 * @see API-62, PSH-03
 */
export async function readPushKey(
  api: ApiClient,
  { page, app }: KnownPushKeys,
  options: RequestOptions = {},
): Promise<string | null> {
  const stated = page?.trim() || null
  if (stated !== null) return stated
  const instanceKey = readInstance(api, options).then(({ vapid_key }) => vapid_key)
  return app === null ? instanceKey : ((await instanceKey.catch(() => null)) ?? app)
}
