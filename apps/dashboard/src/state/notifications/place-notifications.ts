import { atom } from 'jotai/vanilla'
import {
  toNotificationRecord,
  type AccountId,
  type NotificationEntity,
  type NotificationId,
  type StatusId,
} from '@colonnade/domain/entities'
import { insertNewest, removeIds } from '@colonnade/domain/timeline'
import { idOrder } from '../entities/id-order.ts'
import { ingestAccountsAtom, ingestStatusesAtom } from '../entities/ingest.ts'
import { requestRelationshipsAtom } from '../entities/request-relationships.ts'
import { saveMarkerAtom } from '../markers/save-markers.ts'
import type { Session } from '../session.ts'
import { markArrivedAtom } from './cleaning.ts'
import {
  notificationViewAtoms,
  openNotificationColumns,
  writeNotificationsAtom,
} from './notifications-list.ts'
import { notificationAtoms, notificationsWindowAtom } from './notifications.ts'
import { typeChoice } from './type-choice.ts'

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
    const anchors = [...openNotificationColumns(session)]
      .map((uuid) => get(notificationViewAtoms(session)(uuid)).firstVisibleId)
      .filter((id) => id !== null)
    const window = get(notificationsWindowAtom(session))
    const ids = shown.map(({ id }) => id)
    const compare = idOrder(session)
    const options = { anchors, ...(compare !== undefined && { compare }) }
    set(writeNotificationsAtom, session, insertNewest(window, ids, options))
    set(markArrivedAtom, session, ids)
    if (window.top && openNotificationColumns(session).size > 0) {
      set(saveMarkerAtom, session, 'notifications')
    }
  },
)

/** Takes out notifications by their ids: they were deleted. */
export const dropNotificationsAtom = atom(
  null,
  (get, set, session: Session, ids: ReadonlySet<NotificationId>) => {
    set(writeNotificationsAtom, session, removeIds(get(notificationsWindowAtom(session)), ids))
  },
)

/** Takes out the notifications about deleted statuses (NTF-16). */
export const removeNotificationsAboutAtom = atom(
  null,
  (_get, set, session: Session, statuses: ReadonlySet<StatusId>) => {
    set(removeNotificationsAtom, session, (status) => status !== null && statuses.has(status))
  },
)

/** Takes out the notifications of blocked or muted accounts (TL-15). */
export const removeNotificationsOfAtom = atom(
  null,
  (_get, set, session: Session, accounts: ReadonlySet<AccountId>) => {
    set(removeNotificationsAtom, session, (_status, from) => accounts.has(from))
  },
)

type IsGone = (status: StatusId | null, account: AccountId) => boolean

const removeNotificationsAtom = atom(null, (get, set, session: Session, isGone: IsGone) => {
  const gone = get(notificationsWindowAtom(session)).items.filter((id) => {
    const record = id === null ? undefined : get(notificationAtoms(session)(id))
    return record !== undefined && isGone(record.status, record.account)
  })
  set(dropNotificationsAtom, session, new Set(gone.filter((id) => id !== null)))
})
