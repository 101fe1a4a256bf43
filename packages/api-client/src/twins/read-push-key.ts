import type { ApiClient } from '../client.ts'
import type { CallOptions } from '../http/observer.ts'
import { readInstance } from './read-instance.ts'

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
