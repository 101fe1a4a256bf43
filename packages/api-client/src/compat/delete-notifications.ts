import type { NotificationId } from '@colonnade/domain/entities'
import { tryInOrder } from '../capabilities/try-in-order.ts'
import type { ApiClient } from '../client.ts'
import {
  dismissNotification,
  dismissNotifications,
  getNotification,
} from '../endpoints/notifications.ts'
import { ApiError } from '../http/api-error.ts'
import type { RequestOptions } from '../http/request-observer.ts'

const NOT_FOUND = 404

/**
 * Deletes notifications permanently: in one request, else one by one.
 *
 * @throws ApiError, of kind `unsupported` when the server supports neither. After this or any other failure the
 *   earlier ones may have been deleted.
 * @see API-50
 */
export function deleteNotifications(
  api: ApiClient,
  ids: readonly NotificationId[],
  options: RequestOptions = {},
): Promise<void> {
  if (ids.length === 0) return Promise.resolve()
  return tryInOrder<void>(options, [
    (given) => api.request(dismissNotifications, { ids }, given),
    async (given) => {
      for (const id of ids) await dismiss(api, id, given)
    },
  ])
}

/**
 * Dismisses a notification. A 404 counts as success, unless the notification can still be fetched: then the server
 * lacks the method.
 */
async function dismiss(api: ApiClient, id: NotificationId, options: RequestOptions): Promise<void> {
  try {
    await api.request(dismissNotification, { id }, { ...options, expects: NOT_FOUND })
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'response' || error.status !== NOT_FOUND)
      throw error
    if (await doesExist(api, id, options))
      await api.request(dismissNotification, { id }, { ...options, isKnown: true })
  }
}

async function doesExist(
  api: ApiClient,
  id: NotificationId,
  options: RequestOptions,
): Promise<boolean> {
  try {
    await api.request(getNotification, { id }, options)
    return true
  } catch (error) {
    if (error instanceof ApiError && error.status === NOT_FOUND) return false
    throw error
  }
}
