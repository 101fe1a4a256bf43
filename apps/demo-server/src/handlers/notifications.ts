import type { Selectable } from 'kysely'
import { notFound } from '../http/api-failure.ts'
import { textsOf } from '../http/input.ts'
import { json } from '../http/reply.ts'
import { serializeNotifications } from '../serialize/notification.ts'
import { notificationsOf } from '../store/notifications.ts'
import { cutPage } from '../store/page.ts'
import { isId } from '../store/reads.ts'
import type { NotificationTable } from '../store/tables.ts'
import { contextOf, requireAccount } from './call.ts'
import type { HandlersFor } from './handler-table.ts'
import { notificationChoiceOf } from './notification-choice.ts'
import { notificationGroupHandlers } from './notification-groups.ts'
import { pageReply, pageRequestOf, STATUS_LIMITS } from './paging.ts'

type Names =
  | 'getNotifications'
  | 'getNotification'
  | 'clearNotifications'
  | 'dismissNotification'
  | 'dismissNotifications'
  | 'getNotificationGroups'
  | 'dismissNotificationGroup'

export const notificationHandlers: HandlersFor<Names> = {
  ...notificationGroupHandlers,

  async getNotifications(call) {
    const { me } = requireAccount(call)
    const { input, services } = call
    const query = notificationsOf(services.store.db, me, notificationChoiceOf(input))
    const request = pageRequestOf(input, STATUS_LIMITS)
    const page = await cutPage<Selectable<NotificationTable>>(query, 'n.id', request)
    return pageReply(
      call,
      page,
      await serializeNotifications(contextOf(call), page.rows),
      ({ id }) => id,
    )
  },

  async getNotification(call) {
    const { me } = requireAccount(call)
    if (!isId(call.params.id)) throw notFound()
    const rows = await call.services.store.db
      .selectFrom('notifications')
      .selectAll()
      .where('id', '=', call.params.id)
      .where('account_id', '=', me)
      .execute()
    const [notification] = await serializeNotifications(contextOf(call), rows)
    if (notification === undefined) throw notFound()
    return json(notification)
  },

  async clearNotifications(call) {
    const { me } = requireAccount(call)
    await call.services.store.db.deleteFrom('notifications').where('account_id', '=', me).execute()
    return json({})
  },

  async dismissNotification(call) {
    const { me } = requireAccount(call)
    if (!isId(call.params.id)) throw notFound()
    const gone = await call.services.store.db
      .deleteFrom('notifications')
      .where('id', '=', call.params.id)
      .where('account_id', '=', me)
      .returning('id')
      .executeTakeFirst()
    if (gone === undefined) throw notFound()
    return json({})
  },

  async dismissNotifications(call) {
    const { me } = requireAccount(call)
    const ids = textsOf(call.input, 'ids').filter(isId)
    if (ids.length > 0)
      await call.services.store.db
        .deleteFrom('notifications')
        .where('account_id', '=', me)
        .where('id', 'in', ids)
        .execute()
    return json({})
  },
}
