import { atom } from 'jotai/vanilla'
import { getAccountStorageKey } from '../../lib/account-storage.ts'
import { getSentMarker } from '../markers/save-markers.ts'
import { writeNotificationsAtom } from '../notifications/notifications-list.ts'
import { notificationWindows, getNotificationLists } from '../notifications/notifications.ts'
import type { Session } from '../session.ts'

/** Counts only the notifications above the given one as unread. */
const markReadAtom = atom(null, (get, set, session: Session, id: string): void => {
  for (const name of getNotificationLists(session)) {
    const list = get(notificationWindows(session)(name))
    const above = list.items.filter((item) => item !== null).findIndex((item) => item === id)
    if (above !== -1 && above < list.unread)
      set(writeNotificationsAtom, session, { ...list, unread: above }, name)
  }
})

/**
 * Marks notifications as read that were read in another tab: it stores the marker that it sends to the server.
 *
 * @returns stops it
 * @see BY-39
 */
export function startSyncingRead(session: Session): () => void {
  const { storage } = session.platform
  return storage.watch((name) => {
    if (name !== getAccountStorageKey(session.key, 'markers')) return
    const id = getSentMarker(session, 'notifications')
    if (id !== null) session.store.set(markReadAtom, session, id)
  })
}
