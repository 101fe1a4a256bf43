import { ignoreBody, createListDecoder } from '../decode/fields.ts'
import { decodeNotificationGroups } from '../decode/notification-groups.ts'
import { decodeNotification } from '../decode/notification.ts'
import { accepts, defineEndpoint } from '../endpoint.ts'
import type { PageParams } from './page-params.ts'

export interface NotificationsParams extends PageParams {
  readonly exclude_types?: readonly string[]
}

/** @see https://docs.joinmastodon.org/methods/notifications/#get */
export const getNotifications = defineEndpoint('GET', '/api/v1/notifications', {
  accepts: accepts<NotificationsParams>(),
  returns: createListDecoder(decodeNotification),
})

/** @see https://docs.joinmastodon.org/methods/notifications/#get-one */
export const getNotification = defineEndpoint('GET', '/api/v1/notifications/:id', {
  returns: decodeNotification,
  onError: 'silent',
})

/** @see https://docs.joinmastodon.org/methods/notifications/#clear */
export const clearNotifications = defineEndpoint('POST', '/api/v1/notifications/clear', {
  returns: ignoreBody,
  needs: 'notificationsClear',
})

/** @see https://docs.joinmastodon.org/methods/notifications/#dismiss */
export const dismissNotification = defineEndpoint('POST', '/api/v1/notifications/:id/dismiss', {
  returns: ignoreBody,
  needs: 'notificationDismissal',
})

/** glitch-soc and Pleroma only; ids that do not exist are ignored. */
export const dismissNotifications = defineEndpoint(
  'DELETE',
  '/api/v1/notifications/destroy_multiple',
  {
    accepts: accepts<{ ids: readonly string[] }>(),
    returns: ignoreBody,
    needs: 'bulkDismissal',
  },
)

export interface NotificationGroupsParams extends NotificationsParams {
  readonly types?: readonly string[]
  /** The types to group; by default the server's choice. */
  readonly grouped_types?: readonly string[]
}

/** Since 4.3. @see https://docs.joinmastodon.org/methods/grouped_notifications/#get-grouped */
export const getNotificationGroups = defineEndpoint('GET', '/api/v2/notifications', {
  accepts: accepts<NotificationGroupsParams>(),
  returns: decodeNotificationGroups,
  needs: 'groupedNotifications',
})

/**
 * Dismisses all notifications of a group, including those on older pages. @see
 * https://docs.joinmastodon.org/methods/grouped_notifications/#dismiss-group
 */
export const dismissNotificationGroup = defineEndpoint(
  'POST',
  '/api/v2/notifications/:group_key/dismiss',
  {
    returns: ignoreBody,
    needs: 'groupedNotifications',
  },
)
