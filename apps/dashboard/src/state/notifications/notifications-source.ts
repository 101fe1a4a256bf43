import { getNotifications } from '@colonnade/api-client/endpoints'
import type { NotificationEntity, NotificationId } from '@colonnade/domain/entities'
import { NOTIFICATIONS_LIST } from '../live-lists/list-of-column.ts'
import type { ListSource } from '../live-lists/list-source.ts'
import type { Session } from '../session.ts'
import { happenedAt } from './notification-gap-span.ts'
import { writeNotificationsAtom } from './notifications-list.ts'
import { notificationsLoadAtom, notificationsWindowAtom } from './notifications.ts'
import { ingestNotificationsAtom } from './place-notifications.ts'
import { typeChoice } from './type-choice.ts'

export type NotificationsSource = ListSource<NotificationId, NotificationEntity>

/** The notifications for the list engine. */
export function notificationsSource(session: Session): NotificationsSource {
  const { api, store } = session
  return {
    name: NOTIFICATIONS_LIST,
    order: 'time',
    listAtom: notificationsWindowAtom(session),
    loadAtom: notificationsLoadAtom(session),
    isPagedByLink: true,
    fetch: (paging, options) =>
      api.page(getNotifications, { ...paging, ...typeChoice(store.get, session).leftOut }, options),
    follow: (link, options) => api.follow(getNotifications, link, options),
    ingest(get, set, notifications) {
      const shown = notifications.filter(typeChoice(get, session).isShown)
      set(ingestNotificationsAtom, session, shown)
      return shown.map(({ id }) => id)
    },
    write: (_get, set, list) => set(writeNotificationsAtom, session, list),
    writtenAt: (get, id) => happenedAt(get, session, id),
  }
}
