import { atom, type Getter } from 'jotai/vanilla'
import {
  type AccountId,
  type NotificationEntity,
  type NotificationId,
  type NotificationRecord,
  type StatusId,
  toNotificationRecord,
} from '@colonnade/domain/entities'
import { changeRows } from '@colonnade/domain/list'
import {
  getExcludedTypes,
  getNotificationKind,
  getTypesOutside,
  isShownType,
} from '@colonnade/domain/notifications'
import { getIdOrder } from '../entities/get-id-order.ts'
import { ingestAccountsAtom, ingestStatusesAtom } from '../entities/ingest.ts'
import { notificationAtoms } from '../entities/notifications.ts'
import { requestRelationshipsAtom } from '../entities/request-relationships.ts'
import { getColumnsOfList } from '../list-columns/column-source.ts'
import { getAnchors } from '../list-columns/compute-rows.ts'
import {
  getKindsOfList,
  NOTIFICATIONS_LIST,
  type NotificationsName,
} from '../live-lists/list-name.ts'
import { saveMarkerAtom } from '../markers/save-markers.ts'
import type { Session } from '../session.ts'
import { serverSettingsAtom } from '../settings/server-settings.ts'
import { markNewNotificationsAtom } from './mark-for-deletion.ts'
import { notificationColumns, writeNotificationsAtom } from './notifications-list.ts'
import {
  getListedNotifications,
  getNotificationLists,
  notificationsWindowAtom,
  notificationWindows,
} from './notifications.ts'

interface TypeFilter {
  /** The request parameters that exclude types; empty for none. */
  readonly excluded: { readonly exclude_types?: readonly string[] }
  readonly isShown: (notification: { readonly type: string }) => boolean
}

/** Returns the types of a list that are requested and listed now. @see NTF-04, BY-46 */
export function getTypeFilter(get: Getter, session: Session, name: NotificationsName): TypeFilter {
  const { shows, quickFilter } = get(serverSettingsAtom(session)).notifications
  // Mastodon ignores unknown types. Pleroma responds with an error.
  const knowsNewer = session.api.capabilities.getSupport('groupedNotifications') === 'yes'
  const kinds = getKindsOfList(name)
  const excluded =
    kinds === null
      ? getExcludedTypes(shows, quickFilter.active, knowsNewer)
      : getTypesOutside(kinds, knowsNewer)
  return {
    excluded: excluded.length > 0 ? { exclude_types: excluded } : {},
    isShown: ({ type }) =>
      kinds?.includes(getNotificationKind(type)) ?? isShownType(shows, quickFilter.active, type),
  }
}

/** Stores notifications with their accounts and statuses. */
export const ingestNotificationsAtom = atom(
  null,
  (_get, set, session: Session, notifications: readonly NotificationEntity[]) => {
    const accounts = notifications.map(({ account }) => account)
    const statuses = notifications.flatMap(({ status }) => status ?? [])
    set(ingestAccountsAtom, session, accounts)
    set(ingestStatusesAtom, session, statuses, 'stream')
    for (const notification of notifications) {
      set(notificationAtoms(session)(notification.id), toNotificationRecord(notification))
    }
    const followers = notifications.filter(({ type }) => type === 'follow')
    const ids = followers.map(({ account }) => account.id)
    if (ids.length > 0) set(requestRelationshipsAtom, session, ids)
  },
)

/** Inserts new notifications at the top of the lists that show them. @param notifications newest first */
export const insertNotificationsAtom = atom(
  null,
  (get, set, session: Session, notifications: readonly NotificationEntity[]) => {
    if (notifications.length === 0) return
    const lists = getNotificationLists(session).map((name) => ({
      name,
      shown: notifications.filter(getTypeFilter(get, session, name).isShown),
    }))
    const shown = notifications.filter((one) => lists.some((list) => list.shown.includes(one)))
    set(ingestNotificationsAtom, session, shown)
    for (const list of lists) {
      const ids = list.shown.map(({ id }) => id)
      set(insertIntoListAtom, session, list.name, ids)
    }
    const ids = shown.map(({ id }) => id)
    set(markNewNotificationsAtom, session, ids)
    const { top } = get(notificationsWindowAtom(session))
    if (top && getColumnsOfList(session, NOTIFICATIONS_LIST).length > 0) {
      set(saveMarkerAtom, session, 'notifications', notificationsWindowAtom(session))
    }
  },
)

const insertIntoListAtom = atom(
  null,
  (get, set, session: Session, name: NotificationsName, ids: readonly NotificationId[]) => {
    if (ids.length === 0) return
    const window = get(notificationWindows(session)(name))
    const anchors = getAnchors(get, session, name, notificationColumns)
    const options = { anchors, compare: getIdOrder(session) }
    const changed = changeRows(window, { type: 'streamed', ids }, options)
    set(writeNotificationsAtom, session, changed, name)
  },
)

/** Applies an event to every list of notifications. */
const changeAllListsAtom = atom(
  null,
  (get, set, session: Session, event: Parameters<typeof changeRows<NotificationId>>[1]) => {
    for (const name of notificationWindows(session).getParams()) {
      const list = get(notificationWindows(session)(name))
      set(writeNotificationsAtom, session, changeRows(list, event), name)
    }
  },
)

/** Removes deleted notifications by their IDs. */
export const removeNotificationsAtom = atom(
  null,
  (_get, set, session: Session, ids: ReadonlySet<NotificationId>) => {
    set(changeAllListsAtom, session, { type: 'deleted', ids })
  },
)

/** Removes the notifications about deleted statuses (NTF-16). */
export const removeNotificationsAboutAtom = atom(
  null,
  (get, set, session: Session, statuses: ReadonlySet<StatusId>) => {
    const isGone = ({ status }: NotificationRecord) => status !== null && statuses.has(status)
    set(removeNotificationsAtom, session, findListed(get, session, isGone))
  },
)

/** Shows hidden notifications again. */
export const revealNotificationsAtom = atom(
  null,
  (_get, set, session: Session, ids: ReadonlySet<NotificationId>) => {
    set(changeAllListsAtom, session, { type: 'revealed', ids })
  },
)

/** Hides the notifications of blocked or muted accounts (TL-15). */
export const removeAccountNotificationsAtom = atom(
  null,
  (get, set, session: Session, accounts: ReadonlySet<AccountId>) => {
    const ids = findListed(get, session, ({ account }) => accounts.has(account))
    set(changeAllListsAtom, session, { type: 'hidden', ids })
  },
)

function findListed(
  get: Getter,
  session: Session,
  isMeant: (record: NotificationRecord) => boolean,
): ReadonlySet<NotificationId> {
  const ids = getListedNotifications(get, session).filter((id) => {
    const record = get(notificationAtoms(session)(id))
    return record !== undefined && isMeant(record)
  })
  return new Set(ids)
}
