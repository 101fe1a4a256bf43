import { ignored, listOf } from '../decode/fields.ts'
import { decodeNotificationGroups } from '../decode/notification-groups.ts'
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

/** glitch-soc and Pleroma alone; ids that are gone already are no failure. */
export const dismissNotifications = endpoint('DELETE', '/api/v1/notifications/destroy_multiple', {
  accepts: accepts<{ ids: readonly string[] }>(),
  returns: ignored,
  needs: 'bulkDismissal',
})

export interface NotificationGroupsParams extends NotificationsParams {
  readonly types?: readonly string[]
  /** Which kinds are put together; the server's choice if not said. */
  readonly grouped_types?: readonly string[]
}

/** 4.3 and later. @see https://docs.joinmastodon.org/methods/grouped_notifications/#get-grouped */
export const getNotificationGroups = endpoint('GET', '/api/v2/notifications', {
  accepts: accepts<NotificationGroupsParams>(),
  returns: decodeNotificationGroups,
  needs: 'groupedNotifications',
})

/** All that a group stands for, older pages too. @see https://docs.joinmastodon.org/methods/grouped_notifications/#dismiss-group */
export const dismissNotificationGroup = endpoint(
  'POST',
  '/api/v2/notifications/:group_key/dismiss',
  {
    returns: ignored,
    needs: 'groupedNotifications',
  },
)
