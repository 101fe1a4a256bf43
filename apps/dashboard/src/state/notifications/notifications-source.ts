import { atom, type Getter } from 'jotai/vanilla'
import { getNotifications } from '@colonnade/api-client/endpoints'
import {
  type NotificationEntity,
  notificationId,
  type NotificationId,
} from '@colonnade/domain/entities'
import { reduceList } from '@colonnade/domain/list'
import { isSeen } from '@colonnade/domain/notifications'
import { parseKnownDate } from '@colonnade/domain/time'
import { notificationAtoms } from '../entities/notifications.ts'
import { arriveAtom, enterColumnAtom, isUpToDate, leaveColumnAtom } from '../list-columns/arrive.ts'
import { asAnySource, type ColumnSource, openColumns } from '../list-columns/column-source.ts'
import { settleTopAtom } from '../list-columns/report-view.ts'
import { NOTIFICATIONS_LIST } from '../live-lists/list-of-column.ts'
import { NOT_LOADED } from '../live-lists/list-source.ts'
import { recalledAtoms } from '../live-lists/recalled.ts'
import { refreshList } from '../live-lists/request-page.ts'
import { perSession, type Session } from '../session.ts'
import { changeServerSettingAtom } from '../settings/server-settings.ts'
import {
  notificationColumns,
  notificationKeysAtom,
  notificationRowsAtom,
  notificationsListAtoms,
  writeNotificationsAtom,
} from './notifications-list.ts'
import { notificationsLoadAtom, notificationsWindowAtom } from './notifications.ts'
import { ingestNotificationsAtom, typeChoice } from './place-notifications.ts'

/** When a known notification came about, in milliseconds since 1970; null where nobody knows. */
function happenedAt(get: Getter, session: Session, id: NotificationId | null): number | null {
  const record = id === null ? undefined : get(notificationAtoms(session)(id))
  return parseKnownDate(record?.created_at)
}

type NotificationsSource = ColumnSource<NotificationId, NotificationEntity>

/** The notifications for the list engine. */
export const notificationsSource = perSession((session): NotificationsSource => {
  const { api, store, platform } = session
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
    columns: notificationColumns,
    marker: 'notifications',
    isCountedWhole: true,
    getRows: (get) => get(notificationKeysAtom(session)),
    showRows: (get) => get(notificationKeysAtom(session)),
    getNewest: (get, key) =>
      get(notificationRowsAtom(session)).find((row) => row?.key === key)?.ids[0] ?? key,
    isCounted: () => false,
    isTopSeen: (views) =>
      isSeen({
        isTabVisible: !platform.page.isHidden(),
        mounted: views.length,
        atTop: views.every(({ isAtTop }) => isAtTop),
      }),
    recall(get, set, { items, notifications }) {
      const shown = notifications.filter(typeChoice(get, session).isShown)
      for (const record of shown) set(notificationAtoms(session)(record.id), record)
      const ids = new Set<string>(shown.map(({ id }) => id))
      if (shown.length === 0) return []
      return items
        .filter((id) => id === null || ids.has(id))
        .map((id) => (id === null ? null : notificationId(id)))
    },
  }
})

/** Decides anew whether somebody sees what comes in; being seen clears the unread count (NTF-13). */
export const settleNotificationsAtom = atom(null, (_get, set, session: Session) =>
  set(settleTopAtom, session, asAnySource(notificationsSource(session))),
)

/** A notifications column came on screen. */
export const openNotificationsAtom = atom(null, (get, set, session: Session, uuid: string) => {
  const source = asAnySource(notificationsSource(session))
  set(enterColumnAtom, session, uuid, source)
  set(arriveAtom, session, uuid, source, isUpToDate(get(source.listAtom)))
})

/** A notifications column left the screen: what comes from now on is unread (NTF-12). */
export const closeNotificationsAtom = atom(null, (_get, set, session: Session, uuid: string) => {
  if (!openColumns(session).has(uuid)) return
  set(leaveColumnAtom, session, uuid)
  set(settleNotificationsAtom, session)
})

/** Forgets a column that was removed for good. */
export function forgetNotificationsColumn(session: Session, uuid: string): void {
  session.store.set(closeNotificationsAtom, session, uuid)
  for (const familyOf of Object.values(notificationColumns)) familyOf(session).remove(uuid)
  notificationsListAtoms(session).remove(uuid)
}

/** The list is empty and not loaded: of what is under way, and of what an earlier visit saw, nothing comes into it. */
export const beginAnewAtom = atom(null, (get, set, session: Session) => {
  set(recalledAtoms(session)(NOTIFICATIONS_LIST), null)
  const list = reduceList(get(notificationsWindowAtom(session)), { type: 'cleared' })
  set(writeNotificationsAtom, session, list)
  set(notificationsLoadAtom(session), NOT_LOADED)
})

/** Shows one kind of notification, or `all`: the list is emptied and fetched anew, the choice is kept (NTF-05). */
export const chooseQuickFilterAtom = atom(null, (_get, set, session: Session, active: string) => {
  set(changeServerSettingAtom, session, ['notifications', 'quickFilter', 'active'], active)
  set(beginAnewAtom, session)
  return refreshList(session, notificationsSource(session))
})
