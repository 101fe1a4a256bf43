import type { NotificationEntity, NotificationGroupEntity } from '@colonnade/domain/entities'
import { firstSupported } from '../capabilities/first-supported.ts'
import type { ApiClient } from '../client.ts'
import {
  getNotificationGroups,
  getNotifications,
  type NotificationGroupsParams,
} from '../endpoints/notifications.ts'
import type { CallOptions } from '../http/observer.ts'
import type { Page } from '../http/page.ts'

/**
 * Notifications in groups: as the server puts them together, else each one alone.
 *
 * @throws ApiError
 * @see BY-09
 */
export function readNotificationGroups(
  api: ApiClient,
  params: NotificationGroupsParams,
  options: CallOptions = {},
): Promise<Page<NotificationGroupEntity>> {
  return firstSupported(options, [
    (given) => api.page(getNotificationGroups, params, given),
    async (given) => {
      const { grouped_types: _unknown, ...known } = params
      return ungrouped(await api.page(getNotifications, known, given))
    },
  ])
}

function ungrouped(page: Page<NotificationEntity>): Page<NotificationGroupEntity> {
  return { ...page, items: page.items.map(alone) }
}

function alone({ id, type, created_at, account, status }: NotificationEntity) {
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
