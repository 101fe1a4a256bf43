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
import { excludeTypes, isShownType } from '@colonnade/domain/notifications'
import { idOrder } from '../entities/id-order.ts'
import { ingestAccountsAtom, ingestStatusesAtom } from '../entities/ingest.ts'
import { notificationAtoms } from '../entities/notifications.ts'
import { requestRelationshipsAtom } from '../entities/request-relationships.ts'
import { columnsOf } from '../list-columns/column-source.ts'
import { anchorsOf } from '../list-columns/lay-column.ts'
import { NOTIFICATIONS_LIST } from '../live-lists/list-of-column.ts'
import { saveMarkerAtom } from '../markers/save-markers.ts'
import type { Session } from '../session.ts'
import { serverSettingsAtom } from '../settings/server-settings.ts'
import { markArrivedAtom } from './cleaning.ts'
import { notificationColumns, writeNotificationsAtom } from './notifications-list.ts'
import { notificationsWindowAtom } from './notifications.ts'

interface TypeChoice {
  /** What a call asks to leave out; empty for nothing. */
  readonly leftOut: { readonly exclude_types?: readonly string[] }
  readonly isShown: (told: { readonly type: string }) => boolean
}

/** Which kinds are asked for and listed now. @see NTF-04 */
export function typeChoice(get: Getter, session: Session): TypeChoice {
  const { shows, quickFilter } = get(serverSettingsAtom(session)).notifications
  // Mastodons pass over words that they do not know; Pleroma answers with a fault.
  const knowsNewer = session.api.capabilities.of('groupedNotifications') === 'yes'
  const excluded = excludeTypes(shows, quickFilter.active, knowsNewer)
  return {
    leftOut: excluded.length > 0 ? { exclude_types: excluded } : {},
    isShown: ({ type }) => isShownType(shows, quickFilter.active, type),
  }
}

/** Takes in notifications with their accounts and statuses. */
export const ingestNotificationsAtom = atom(
  null,
  (_get, set, session: Session, notifications: readonly NotificationEntity[]) => {
    const accounts = notifications.map(({ account }) => account)
    const statuses = notifications.flatMap(({ status }) => status ?? [])
    set(ingestAccountsAtom, session, accounts)
    set(ingestStatusesAtom, session, statuses, 'stream')
    for (const told of notifications) {
      set(notificationAtoms(session)(told.id), toNotificationRecord(told))
    }
    const followers = notifications.filter(({ type }) => type === 'follow')
    const ids = followers.map(({ account }) => account.id)
    if (ids.length > 0) set(requestRelationshipsAtom, session, ids)
  },
)

/** Puts new notifications in front. @param notifications newest first */
export const placeNotificationsAtom = atom(
  null,
  (get, set, session: Session, notifications: readonly NotificationEntity[]) => {
    if (notifications.length === 0) return
    const shown = notifications.filter(typeChoice(get, session).isShown)
    set(ingestNotificationsAtom, session, shown)
    const anchors = anchorsOf(get, session, NOTIFICATIONS_LIST, notificationColumns)
    const window = get(notificationsWindowAtom(session))
    const ids = shown.map(({ id }) => id)
    const options = { anchors, compare: idOrder(session) }
    set(writeNotificationsAtom, session, changeRows(window, { type: 'told', ids }, options))
    set(markArrivedAtom, session, ids)
    if (window.top && columnsOf(session, NOTIFICATIONS_LIST).length > 0) {
      set(saveMarkerAtom, session, 'notifications', notificationsWindowAtom(session))
    }
  },
)

/** Takes out notifications by their ids: they were deleted. */
export const dropNotificationsAtom = atom(
  null,
  (get, set, session: Session, ids: ReadonlySet<NotificationId>) => {
    const list = get(notificationsWindowAtom(session))
    set(writeNotificationsAtom, session, changeRows(list, { type: 'deleted', ids }))
  },
)

/** Takes out the notifications about deleted statuses (NTF-16). */
export const removeNotificationsAboutAtom = atom(
  null,
  (get, set, session: Session, statuses: ReadonlySet<StatusId>) => {
    const isGone = ({ status }: NotificationRecord) => status !== null && statuses.has(status)
    set(dropNotificationsAtom, session, listed(get, session, isGone))
  },
)

/** Hides the notifications of blocked or muted accounts (TL-15). */
export const removeNotificationsOfAtom = atom(
  null,
  (get, set, session: Session, accounts: ReadonlySet<AccountId>) => {
    const ids = listed(get, session, ({ account }) => accounts.has(account))
    const list = get(notificationsWindowAtom(session))
    set(writeNotificationsAtom, session, changeRows(list, { type: 'hidden', ids }))
  },
)

function listed(
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
