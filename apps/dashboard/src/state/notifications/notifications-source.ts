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
import { columnAtoms } from '../columns/columns.ts'
import { notificationAtoms } from '../entities/notifications.ts'
import { toAnySource, type ColumnSource, openColumns } from '../list-columns/column-source.ts'
import { updateTopAtom } from '../list-columns/report-view.ts'
import {
  restorePositionAtom,
  registerColumnAtom,
  isUpToDate,
  unregisterColumnAtom,
} from '../list-columns/restore-position.ts'
import { cachedRowsAtoms } from '../live-lists/cached-rows.ts'
import {
  getKindsOfList,
  getNotificationsName,
  NOTIFICATIONS_LIST,
  type NotificationsName,
} from '../live-lists/list-name.ts'
import { NOT_LOADED } from '../live-lists/list-source.ts'
import { refreshList } from '../live-lists/request-page.ts'
import { perSession, type Session } from '../session.ts'
import { changeServerSettingAtom } from '../settings/server-settings.ts'
import {
  columnRowsAtoms,
  notificationColumns,
  notificationKeysAtoms,
  notificationRowsAtoms,
  notificationsListAtoms,
  unreadOfListAtoms,
  writeNotificationsAtom,
} from './notifications-list.ts'
import {
  getNotificationLists,
  notificationLoads,
  notificationWindows,
  removeUnusedNotificationLists,
} from './notifications.ts'
import { ingestNotificationsAtom, getTypeFilter } from './update-notifications.ts'

/** Returns the time of a known notification, in ms since 1970; null if it is unknown. */
function getTime(get: Getter, session: Session, id: NotificationId | null): number | null {
  const record = id === null ? undefined : get(notificationAtoms(session)(id))
  return parseKnownDate(record?.created_at)
}

type NotificationsSource = ColumnSource<NotificationId, NotificationEntity>

const sources = perSession(() => new Map<NotificationsName, NotificationsSource>())

/** Returns a list of notifications for the list engine; by default the one of all notifications. */
export function getNotificationsSource(
  session: Session,
  name: NotificationsName = NOTIFICATIONS_LIST,
): NotificationsSource {
  const known = sources(session).get(name)
  if (known !== undefined) return known
  const source = createSource(session, name)
  sources(session).set(name, source)
  return source
}

function createSource(session: Session, name: NotificationsName): NotificationsSource {
  const { api, store, platform } = session
  return {
    name,
    order: 'time',
    listAtom: notificationWindows(session)(name),
    loadAtom: notificationLoads(session)(name),
    isPagedByLink: true,
    fetch: (paging, options) =>
      api.requestPage(
        getNotifications,
        { ...paging, ...getTypeFilter(store.get, session, name).excluded },
        options,
      ),
    follow: (link, options) => api.requestLink(getNotifications, link, options),
    ingest(get, set, notifications) {
      const shown = notifications.filter(getTypeFilter(get, session, name).isShown)
      set(ingestNotificationsAtom, session, shown)
      return shown.map(({ id }) => id)
    },
    write: (_get, set, list) => set(writeNotificationsAtom, session, list, name),
    writtenAt: (get, id) => getTime(get, session, id),
    columns: notificationColumns,
    // The marker says how far all notifications are read.
    marker: name === NOTIFICATIONS_LIST ? 'notifications' : null,
    isCountedWhole: true,
    countUnread: (get) => get(unreadOfListAtoms(session)(name)),
    getRows: (get) => get(notificationKeysAtoms(session)(name)),
    computeShownRows: (get, _set, uuid) =>
      get(columnRowsAtoms(session)(uuid)).map((row) => row?.key ?? null),
    getNewest: (get, key) =>
      get(notificationRowsAtoms(session)(name)).find((row) => row?.key === key)?.ids[0] ?? key,
    isCounted: () => false,
    isTopSeen: (views) =>
      isSeen({
        isTabVisible: !platform.page.isHidden(),
        mounted: views.length,
        atTop: views.every(({ isAtTop }) => isAtTop),
      }),
    restoreCachedRows(get, set, { items, notifications }) {
      const shown = notifications.filter(getTypeFilter(get, session, name).isShown)
      for (const record of shown) set(notificationAtoms(session)(record.id), record)
      const ids = new Set<string>(shown.map(({ id }) => id))
      if (shown.length === 0) return []
      return items
        .filter((id) => id === null || ids.has(id))
        .map((id) => (id === null ? null : notificationId(id)))
    },
  }
}

/** Recomputes whether new notifications are visible. Visible ones clear the unread count (NTF-13). */
export const updateNotificationsVisibilityAtom = atom(null, (_get, set, session: Session) => {
  for (const name of getNotificationLists(session))
    set(updateTopAtom, session, toAnySource(getNotificationsSource(session, name)))
})

/** Handles that a notifications column becomes visible. */
export const openNotificationsAtom = atom(null, (get, set, session: Session, uuid: string) => {
  const name = getNotificationsName(session.app.get(columnAtoms(uuid))?.params)
  const source = toAnySource(getNotificationsSource(session, name))
  set(registerColumnAtom, session, uuid, source)
  set(restorePositionAtom, session, uuid, source, isUpToDate(get(source.listAtom)))
})

/** Handles that a notifications column is hidden. New notifications are unread from then on (NTF-12). */
export const closeNotificationsAtom = atom(null, (_get, set, session: Session, uuid: string) => {
  if (!openColumns(session).has(uuid)) return
  set(unregisterColumnAtom, session, uuid)
  set(updateNotificationsVisibilityAtom, session)
  const used = new Set(getNotificationLists(session))
  for (const name of sources(session).keys()) if (!used.has(name)) sources(session).delete(name)
  // Derived values would stay those of the removed list.
  for (const familyOf of [notificationRowsAtoms, notificationKeysAtoms, unreadOfListAtoms])
    for (const name of familyOf(session).getParams())
      if (!used.has(name)) familyOf(session).remove(name)
  removeUnusedNotificationLists(session)
})

/** Removes the state of a column that was permanently removed. */
export function removeNotificationsColumn(session: Session, uuid: string): void {
  session.store.set(closeNotificationsAtom, session, uuid)
  for (const familyOf of Object.values(notificationColumns)) familyOf(session).remove(uuid)
  columnRowsAtoms(session).remove(uuid)
  notificationsListAtoms(session).remove(uuid)
}

/** Empties a list and marks it as not loaded. Pending responses and cached notifications are ignored. */
export const resetNotificationsAtom = atom(
  null,
  (get, set, session: Session, name: NotificationsName) => {
    set(cachedRowsAtoms(session)(name), null)
    const list = reduceList(get(notificationWindows(session)(name)), { type: 'cleared' })
    set(writeNotificationsAtom, session, list, name)
    set(notificationLoads(session)(name), NOT_LOADED)
  },
)

/** Shows one type of notification, or `all`. Empties and refetches the list, and saves the choice (NTF-05). */
export const chooseQuickFilterAtom = atom(null, (_get, set, session: Session, active: string) => {
  set(changeServerSettingAtom, session, ['notifications', 'quickFilter', 'active'], active)
  const lists = getNotificationLists(session).filter((name) => getKindsOfList(name) === null)
  for (const name of lists) set(resetNotificationsAtom, session, name)
  const loads = lists.map((name) => refreshList(session, getNotificationsSource(session, name)))
  return Promise.all(loads)
})
