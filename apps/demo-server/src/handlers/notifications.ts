import type { Selectable } from 'kysely'
import { type Input, textsOf } from '../http/input.ts'
import { json, notFound } from '../http/reply.ts'
import { serializeNotificationGroups, serializeNotifications } from '../serialize/notification.ts'
import {
  deleteNotificationGroup,
  GROUPED_TYPES,
  type NotificationChoice,
  type NotificationGroupRow,
  notificationGroupsOf,
  notificationsOf,
} from '../store/notifications.ts'
import { cutPage } from '../store/page.ts'
import { isId } from '../store/reads.ts'
import type { NotificationTable } from '../store/tables.ts'
import { contextOf, type HandlersFor, requireAccount } from './call.ts'
import { ACCOUNT_LIMITS, pageReply, pageRequestOf, STATUS_LIMITS } from './paging.ts'

/** Which kinds a call asks for. */
const notificationChoiceOf = (input: Input): NotificationChoice => ({
  excluded: textsOf(input, 'exclude_types'),
  wanted: textsOf(input, 'types'),
})

type GroupNames = 'getNotificationGroups' | 'dismissNotificationGroup'

const notificationGroupHandlers: HandlersFor<GroupNames> = {
  async getNotificationGroups(call) {
    const { me } = requireAccount(call)
    const asked = textsOf(call.input, 'grouped_types')
    const grouped =
      asked.length === 0 ? GROUPED_TYPES : GROUPED_TYPES.filter((type) => asked.includes(type))
    const choice = notificationChoiceOf(call.input)
    const query = notificationGroupsOf(call.services.store.db, me, choice, grouped)
    const request = pageRequestOf(call.input, ACCOUNT_LIMITS)
    const page = await cutPage<NotificationGroupRow>(query, 'g.newest', request)
    const body = await serializeNotificationGroups(contextOf(call), page.rows)
    return pageReply(call, page, body, ({ newest }) => newest)
  },

  async dismissNotificationGroup(call) {
    const { me } = requireAccount(call)
    const { group_key: key } = call.params
    if ((await deleteNotificationGroup(call.services.store.db, me, key)) === 0) throw notFound()
    return json({})
  },
}

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
