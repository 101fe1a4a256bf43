import type { Selectable } from 'kysely'
import { type Input, getTexts } from '../http/input.ts'
import { createJsonResponse, notFound } from '../http/response.ts'
import { serializeNotificationGroups, serializeNotifications } from '../serialize/notification.ts'
import { isId } from '../store/find-rows.ts'
import {
  deleteNotificationGroup,
  GROUPED_TYPES,
  type NotificationTypeFilter,
  type NotificationGroupRow,
  selectNotificationGroups,
  selectNotifications,
} from '../store/notifications.ts'
import { fetchPage } from '../store/page.ts'
import type { NotificationTable } from '../store/tables.ts'
import { createSerializeContext, type HandlersFor, requireAccount } from './handler.ts'
import { ACCOUNT_LIMITS, respondWithPage, readPageRequest, STATUS_LIMITS } from './paging.ts'

/** Reads the notification types that a request includes and excludes. */
const readTypeFilter = (input: Input): NotificationTypeFilter => ({
  excludedTypes: getTexts(input, 'exclude_types'),
  types: getTexts(input, 'types'),
})

type GroupNames = 'getNotificationGroups' | 'dismissNotificationGroup'

const notificationGroupHandlers: HandlersFor<GroupNames> = {
  async getNotificationGroups(call) {
    const { me } = requireAccount(call)
    const requested = getTexts(call.input, 'grouped_types')
    const grouped =
      requested.length === 0
        ? GROUPED_TYPES
        : GROUPED_TYPES.filter((type) => requested.includes(type))
    const choice = readTypeFilter(call.input)
    const query = selectNotificationGroups(call.services.store.db, me, choice, grouped)
    const request = readPageRequest(call.input, ACCOUNT_LIMITS)
    const page = await fetchPage<NotificationGroupRow>(query, 'g.newest', request)
    const body = await serializeNotificationGroups(createSerializeContext(call), page.rows)
    return respondWithPage(call, page, body, ({ newest }) => newest)
  },

  async dismissNotificationGroup(call) {
    const { me } = requireAccount(call)
    const { group_key: key } = call.params
    if ((await deleteNotificationGroup(call.services.store.db, me, key)) === 0) throw notFound()
    return createJsonResponse({})
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
    const query = selectNotifications(services.store.db, me, readTypeFilter(input))
    const request = readPageRequest(input, STATUS_LIMITS)
    const page = await fetchPage<Selectable<NotificationTable>>(query, 'n.id', request)
    return respondWithPage(
      call,
      page,
      await serializeNotifications(createSerializeContext(call), page.rows),
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
    const [notification] = await serializeNotifications(createSerializeContext(call), rows)
    if (notification === undefined) throw notFound()
    return createJsonResponse(notification)
  },

  async clearNotifications(call) {
    const { me } = requireAccount(call)
    await call.services.store.db.deleteFrom('notifications').where('account_id', '=', me).execute()
    return createJsonResponse({})
  },

  async dismissNotification(call) {
    const { me } = requireAccount(call)
    if (!isId(call.params.id)) throw notFound()
    const deleted = await call.services.store.db
      .deleteFrom('notifications')
      .where('id', '=', call.params.id)
      .where('account_id', '=', me)
      .returning('id')
      .executeTakeFirst()
    if (deleted === undefined) throw notFound()
    return createJsonResponse({})
  },

  async dismissNotifications(call) {
    const { me } = requireAccount(call)
    const ids = getTexts(call.input, 'ids').filter(isId)
    if (ids.length > 0)
      await call.services.store.db
        .deleteFrom('notifications')
        .where('account_id', '=', me)
        .where('id', 'in', ids)
        .execute()
    return createJsonResponse({})
  },
}
