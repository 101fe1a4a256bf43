import { notFound } from '../http/api-failure.ts'
import { textsOf } from '../http/input.ts'
import { json } from '../http/reply.ts'
import { serializeNotificationGroups } from '../serialize/notification-groups.ts'
import {
  deleteNotificationGroup,
  GROUPED_TYPES,
  type NotificationGroupRow,
  notificationGroupsOf,
} from '../store/notifications.ts'
import { cutPage } from '../store/page.ts'
import { contextOf, requireAccount } from './call.ts'
import type { HandlersFor } from './handler-table.ts'
import { notificationChoiceOf } from './notification-choice.ts'
import { ACCOUNT_LIMITS, pageReply, pageRequestOf } from './paging.ts'

type Names = 'getNotificationGroups' | 'dismissNotificationGroup'

export const notificationGroupHandlers: HandlersFor<Names> = {
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
