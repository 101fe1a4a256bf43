import { ignored } from '../decode/ignored.ts'
import { listOf } from '../decode/list-of.ts'
import { decodeNotification } from '../decode/notification.ts'
import { accepts, endpoint } from '../endpoint.ts'
import type { PageParams } from './page-params.ts'

export interface NotificationsParams extends PageParams {
  readonly exclude_types?: readonly string[]
}

/** @see https://docs.joinmastodon.org/methods/notifications/#get */
export const getNotifications = endpoint('GET', '/api/v1/notifications', {
  accepts: accepts<NotificationsParams>(),
  returns: listOf(decodeNotification),
})

/** @see https://docs.joinmastodon.org/methods/notifications/#get-one */
export const getNotification = endpoint('GET', '/api/v1/notifications/:id', {
  returns: decodeNotification,
  onError: 'silent',
})

/** @see https://docs.joinmastodon.org/methods/notifications/#clear */
export const clearNotifications = endpoint('POST', '/api/v1/notifications/clear', {
  returns: ignored,
  needs: 'notificationsClear',
})

/** @see https://docs.joinmastodon.org/methods/notifications/#dismiss */
export const dismissNotification = endpoint('POST', '/api/v1/notifications/:id/dismiss', {
  returns: ignored,
  needs: 'notificationDismissal',
})
