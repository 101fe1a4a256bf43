import { atom } from 'jotai/vanilla'
import { notificationAtoms } from '../entities/notifications.ts'
import { perSession } from '../session.ts'
import { groupNotifications, type NotificationRows } from './group-notifications.ts'
import { notificationsWindowAtom } from './notifications.ts'

/** What the notifications column draws, row by row. */
export const notificationRowsAtom = perSession((session) =>
  atom((get): NotificationRows => {
    const { items } = get(notificationsWindowAtom(session))
    const records = items.flatMap((id) =>
      id === null ? [null] : (get(notificationAtoms(session)(id)) ?? []),
    )
    return groupNotifications(records)
  }),
)
