import { atomFamily } from 'jotai-family'
import { atom, type Getter } from 'jotai/vanilla'
import type { NotificationId } from '@colonnade/domain/entities'
import { createList, type ListState } from '@colonnade/domain/list'
import { columnsAtom } from '../columns/columns.ts'
import { retainRecords } from '../entities/retain-records.ts'
import { openColumns } from '../list-columns/column-source.ts'
import {
  getNotificationsName,
  isNotificationsList,
  NOTIFICATIONS_LIST,
  type NotificationsName,
} from '../live-lists/list-name.ts'
import { type ListLoadState, NOT_LOADED } from '../live-lists/list-source.ts'
import { perSession, type Session } from '../session.ts'

/** The listed notifications of each list. Written only through `writeNotificationsAtom`. */
export const notificationWindows = perSession(() =>
  atomFamily((_name: NotificationsName) =>
    atom<ListState<NotificationId>>(createList<NotificationId>()),
  ),
)
retainRecords((get, session) => ({
  notifications: [...notificationWindows(session).getParams()].flatMap(
    (name) => get(notificationWindows(session)(name)).items,
  ),
}))

/** The list of all notifications. */
export const notificationsWindowAtom = (session: Session) =>
  notificationWindows(session)(NOTIFICATIONS_LIST)

export const notificationLoads = perSession(() =>
  atomFamily((_name: NotificationsName) => atom<ListLoadState<NotificationId>>(NOT_LOADED)),
)

/** The number of unread notifications of an account. */
export const unreadNotificationsAtom = perSession((session) =>
  atom((get) => get(notificationsWindowAtom(session)).unread),
)

/** Returns the lists that are kept up to date: of all notifications, and those of the account's columns. @see BY-46 */
export function getNotificationLists(session: Session): readonly NotificationsName[] {
  const names = new Set<NotificationsName>([NOTIFICATIONS_LIST])
  for (const { id, accountKey, params } of session.app.get(columnsAtom))
    if (id === 'NOTIFICATIONS' && accountKey === session.key)
      names.add(getNotificationsName(params))
  for (const { name } of openColumns(session).values())
    if (isNotificationsList(name)) names.add(name)
  return [...names]
}

/** Removes the lists that no column shows any more. */
export function removeUnusedNotificationLists(session: Session): void {
  const used = new Set(getNotificationLists(session))
  for (const name of notificationWindows(session).getParams()) {
    if (used.has(name)) continue
    notificationWindows(session).remove(name)
    notificationLoads(session).remove(name)
  }
}

/** Returns the notifications of all lists, each once. */
export function getListedNotifications(get: Getter, session: Session): readonly NotificationId[] {
  const listed = new Set<NotificationId>()
  for (const name of notificationWindows(session).getParams())
    for (const id of get(notificationWindows(session)(name)).items) if (id !== null) listed.add(id)
  return [...listed]
}
