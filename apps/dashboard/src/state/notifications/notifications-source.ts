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
import { toAnySource, type ColumnSource, openColumns } from '../list-columns/column-source.ts'
import { updateTopAtom } from '../list-columns/report-view.ts'
import {
  restorePositionAtom,
  registerColumnAtom,
  isUpToDate,
  unregisterColumnAtom,
} from '../list-columns/restore-position.ts'
import { cachedRowsAtoms } from '../live-lists/cached-rows.ts'
import { NOTIFICATIONS_LIST } from '../live-lists/list-name.ts'
import { NOT_LOADED } from '../live-lists/list-source.ts'
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
import { ingestNotificationsAtom, getTypeFilter } from './update-notifications.ts'

/** Returns the time of a known notification, in ms since 1970; null if it is unknown. */
function getTime(get: Getter, session: Session, id: NotificationId | null): number | null {
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
      api.requestPage(
        getNotifications,
        { ...paging, ...getTypeFilter(store.get, session).excluded },
        options,
      ),
    follow: (link, options) => api.requestLink(getNotifications, link, options),
    ingest(get, set, notifications) {
      const shown = notifications.filter(getTypeFilter(get, session).isShown)
      set(ingestNotificationsAtom, session, shown)
      return shown.map(({ id }) => id)
    },
    write: (_get, set, list) => set(writeNotificationsAtom, session, list),
    writtenAt: (get, id) => getTime(get, session, id),
    columns: notificationColumns,
    marker: 'notifications',
    isCountedWhole: true,
    getRows: (get) => get(notificationKeysAtom(session)),
    computeShownRows: (get) => get(notificationKeysAtom(session)),
    getNewest: (get, key) =>
      get(notificationRowsAtom(session)).find((row) => row?.key === key)?.ids[0] ?? key,
    isCounted: () => false,
    isTopSeen: (views) =>
      isSeen({
        isTabVisible: !platform.page.isHidden(),
        mounted: views.length,
        atTop: views.every(({ isAtTop }) => isAtTop),
      }),
    restoreCachedRows(get, set, { items, notifications }) {
      const shown = notifications.filter(getTypeFilter(get, session).isShown)
      for (const record of shown) set(notificationAtoms(session)(record.id), record)
      const ids = new Set<string>(shown.map(({ id }) => id))
      if (shown.length === 0) return []
      return items
        .filter((id) => id === null || ids.has(id))
        .map((id) => (id === null ? null : notificationId(id)))
    },
  }
})

/** Recomputes whether new notifications are visible. Visible ones clear the unread count (NTF-13). */
export const updateNotificationsVisibilityAtom = atom(null, (_get, set, session: Session) =>
  set(updateTopAtom, session, toAnySource(notificationsSource(session))),
)

/** Handles that a notifications column becomes visible. */
export const openNotificationsAtom = atom(null, (get, set, session: Session, uuid: string) => {
  const source = toAnySource(notificationsSource(session))
  set(registerColumnAtom, session, uuid, source)
  set(restorePositionAtom, session, uuid, source, isUpToDate(get(source.listAtom)))
})

/** Handles that a notifications column is hidden. New notifications are unread from then on (NTF-12). */
export const closeNotificationsAtom = atom(null, (_get, set, session: Session, uuid: string) => {
  if (!openColumns(session).has(uuid)) return
  set(unregisterColumnAtom, session, uuid)
  set(updateNotificationsVisibilityAtom, session)
})

/** Removes the state of a column that was permanently removed. */
export function removeNotificationsColumn(session: Session, uuid: string): void {
  session.store.set(closeNotificationsAtom, session, uuid)
  for (const familyOf of Object.values(notificationColumns)) familyOf(session).remove(uuid)
  notificationsListAtoms(session).remove(uuid)
}

/** Empties the list and marks it as not loaded. Pending responses and cached notifications are ignored. */
export const resetNotificationsAtom = atom(null, (get, set, session: Session) => {
  set(cachedRowsAtoms(session)(NOTIFICATIONS_LIST), null)
  const list = reduceList(get(notificationsWindowAtom(session)), { type: 'cleared' })
  set(writeNotificationsAtom, session, list)
  set(notificationsLoadAtom(session), NOT_LOADED)
})

/** Shows one type of notification, or `all`. Empties and refetches the list, and saves the choice (NTF-05). */
export const chooseQuickFilterAtom = atom(null, (_get, set, session: Session, active: string) => {
  set(changeServerSettingAtom, session, ['notifications', 'quickFilter', 'active'], active)
  set(resetNotificationsAtom, session)
  return refreshList(session, notificationsSource(session))
})
