import type { PushSubscriptionEntity } from '@colonnade/domain/entities'
import type { ApiClient } from '../client.ts'
import { getPushSubscription } from '../endpoints/push.ts'
import { ApiError } from '../http/api-error.ts'
import type { CallOptions } from '../http/observer.ts'
import { readInstance } from './read-instance.ts'

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

interface KnownPushKeys {
  /** The content of the page's `applicationServerKey` meta element; null without one. */
  readonly page: string | null
  /** What the server gave when the dashboard registered there; null where it gave none. */
  readonly app: string | null
}

/**
 * The server's public push key (VAPID): as the page says, else as the instance does, else as it was
 * told at registration. The instance is asked only where the page says nothing.
 *
 * @returns base64url; null where a server has none
 * @throws ApiError where the instance cannot be asked and nothing else is known; it raises no alert
 * @see API-62, PSH-03
 */
export async function readPushKey(
  api: ApiClient,
  { page, app }: KnownPushKeys,
  options: CallOptions = {},
): Promise<string | null> {
  const stated = page?.trim() || null
  if (stated !== null) return stated
  const told = readInstance(api, options).then(({ vapid_key }) => vapid_key)
  return app === null ? told : ((await told.catch(() => null)) ?? app)
}
