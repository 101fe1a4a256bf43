import type { NotificationEntity, NotificationGroupEntity } from '@colonnade/domain/entities'
import { tryInOrder } from '../capabilities/try-in-order.ts'
import type { ApiClient } from '../client.ts'
import {
  getNotificationGroups,
  getNotifications,
  type NotificationGroupsParams,
} from '../endpoints/notifications.ts'
import type { Page } from '../http/page.ts'
import type { RequestOptions } from '../http/request-observer.ts'

/**
 * Fetches notifications in groups: those of the server, or else one group per notification.
 *
 * @throws ApiError
 * @see BY-09
 */
export function readNotificationGroups(
  api: ApiClient,
  params: NotificationGroupsParams,
  options: RequestOptions = {},
): Promise<Page<NotificationGroupEntity>> {
  return tryInOrder(options, [
    (given) => api.requestPage(getNotificationGroups, params, given),
    async (given) => {
      const { grouped_types: _unknown, ...known } = params
      return toUngroupedPage(await api.requestPage(getNotifications, known, given))
    },
  ])
}

function toUngroupedPage(page: Page<NotificationEntity>): Page<NotificationGroupEntity> {
  return { ...page, items: page.items.map(toGroup) }
}

function toGroup({ id, type, created_at, account, status }: NotificationEntity) {
  return {
    group_key: `ungrouped-${id}`,
    notifications_count: 1,
    type,
    most_recent_notification_id: id,
    page_max_id: id,
    page_min_id: id,
    latest_page_notification_at: created_at,
    accounts: [account],
    status,
  } as const
}
