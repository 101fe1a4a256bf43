import type { NotificationId } from '@colonnade/domain/entities'
import { firstSupported } from '../capabilities/first-supported.ts'
import type { ApiClient } from '../client.ts'
import {
  dismissNotification,
  dismissNotifications,
  getNotification,
} from '../endpoints/notifications.ts'
import { ApiError } from '../http/api-error.ts'
import type { CallOptions } from '../http/observer.ts'

const NOT_FOUND = 404

/**
 * Deletes notifications for good: all at once, else one after the other.
 *
 * @throws ApiError, of kind `unsupported` where a server can do neither; then, as after any failure
 * between two of them, those before may be gone
 * @see API-50
 */
export function deleteNotifications(
  api: ApiClient,
  ids: readonly NotificationId[],
  options: CallOptions = {},
): Promise<void> {
  if (ids.length === 0) return Promise.resolve()
  return firstSupported<void>(options, [
    (given) => api.call(dismissNotifications, { ids }, given),
    async (given) => {
      for (const id of ids) await dismiss(api, id, given)
    },
  ])
}

/** A 404 means that it is gone, as wanted, unless it can still be read: then there is no such call. */
async function dismiss(api: ApiClient, id: NotificationId, options: CallOptions): Promise<void> {
  try {
    await api.call(dismissNotification, { id }, { ...options, expects: NOT_FOUND })
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'response' || error.status !== NOT_FOUND)
      throw error
    if (await isThere(api, id, options))
      await api.call(dismissNotification, { id }, { ...options, isKnown: true })
  }
}

async function isThere(api: ApiClient, id: NotificationId, options: CallOptions): Promise<boolean> {
  try {
    await api.call(getNotification, { id }, options)
    return true
  } catch (error) {
    if (error instanceof ApiError && error.status === NOT_FOUND) return false
    throw error
  }
}
