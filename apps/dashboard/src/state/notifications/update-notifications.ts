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
import { getExcludedTypes, isShownType } from '@colonnade/domain/notifications'
import { getIdOrder } from '../entities/get-id-order.ts'
import { ingestAccountsAtom, ingestStatusesAtom } from '../entities/ingest.ts'
import { notificationAtoms } from '../entities/notifications.ts'
import { requestRelationshipsAtom } from '../entities/request-relationships.ts'
import { getColumnsOfList } from '../list-columns/column-source.ts'
import { getAnchors } from '../list-columns/compute-rows.ts'
import { NOTIFICATIONS_LIST } from '../live-lists/list-name.ts'
import { saveMarkerAtom } from '../markers/save-markers.ts'
import type { Session } from '../session.ts'
import { serverSettingsAtom } from '../settings/server-settings.ts'
import { markNewNotificationsAtom } from './mark-for-deletion.ts'
import { notificationColumns, writeNotificationsAtom } from './notifications-list.ts'
import { notificationsWindowAtom } from './notifications.ts'

interface TypeFilter {
  /** The request parameters that exclude types; empty for none. */
  readonly excluded: { readonly exclude_types?: readonly string[] }
  readonly isShown: (notification: { readonly type: string }) => boolean
}

/** Returns the types that are requested and listed now. @see NTF-04 */
export function getTypeFilter(get: Getter, session: Session): TypeFilter {
  const { shows, quickFilter } = get(serverSettingsAtom(session)).notifications
  // Mastodon ignores unknown types. Pleroma responds with an error.
  const knowsNewer = session.api.capabilities.getSupport('groupedNotifications') === 'yes'
  const excluded = getExcludedTypes(shows, quickFilter.active, knowsNewer)
  return {
    excluded: excluded.length > 0 ? { exclude_types: excluded } : {},
    isShown: ({ type }) => isShownType(shows, quickFilter.active, type),
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

/** Inserts new notifications at the top. @param notifications newest first */
export const insertNotificationsAtom = atom(
  null,
  (get, set, session: Session, notifications: readonly NotificationEntity[]) => {
    if (notifications.length === 0) return
    const shown = notifications.filter(getTypeFilter(get, session).isShown)
    set(ingestNotificationsAtom, session, shown)
    const anchors = getAnchors(get, session, NOTIFICATIONS_LIST, notificationColumns)
    const window = get(notificationsWindowAtom(session))
    const ids = shown.map(({ id }) => id)
    const options = { anchors, compare: getIdOrder(session) }
    set(writeNotificationsAtom, session, changeRows(window, { type: 'streamed', ids }, options))
    set(markNewNotificationsAtom, session, ids)
    if (window.top && getColumnsOfList(session, NOTIFICATIONS_LIST).length > 0) {
      set(saveMarkerAtom, session, 'notifications', notificationsWindowAtom(session))
    }
  },
)

/** Removes deleted notifications by their IDs. */
export const removeNotificationsAtom = atom(
  null,
  (get, set, session: Session, ids: ReadonlySet<NotificationId>) => {
    const list = get(notificationsWindowAtom(session))
    set(writeNotificationsAtom, session, changeRows(list, { type: 'deleted', ids }))
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

/** Hides the notifications of blocked or muted accounts (TL-15). */
export const removeAccountNotificationsAtom = atom(
  null,
  (get, set, session: Session, accounts: ReadonlySet<AccountId>) => {
    const ids = findListed(get, session, ({ account }) => accounts.has(account))
    const list = get(notificationsWindowAtom(session))
    set(writeNotificationsAtom, session, changeRows(list, { type: 'hidden', ids }))
  },
)

function findListed(
  get: Getter,
  session: Session,
  isMeant: (record: NotificationRecord) => boolean,
): ReadonlySet<NotificationId> {
  const ids = get(notificationsWindowAtom(session)).items.filter((id) => {
    const record = id === null ? undefined : get(notificationAtoms(session)(id))
    return record !== undefined && isMeant(record)
  })
  return new Set(ids.filter((id) => id !== null))
}
