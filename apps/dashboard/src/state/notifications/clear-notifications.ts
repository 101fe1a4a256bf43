import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { deleteNotifications } from '@colonnade/api-client/compat'
import { clearNotifications } from '@colonnade/api-client/endpoints'
import { logError } from '../../lib/logger.ts'
import { NOT_LOADED } from '../live-lists/list-source.ts'
import { refreshList } from '../live-lists/request-page.ts'
import { perSession, type Session } from '../session.ts'
import { markedIdsAtom, markNotificationsAtom } from './mark-for-deletion.ts'
import { writeNotificationsAtom } from './notifications-list.ts'
import { resetNotificationsAtom, getNotificationsSource } from './notifications-source.ts'
import { getNotificationLists, notificationLoads, notificationWindows } from './notifications.ts'
import { removeNotificationsAtom } from './update-notifications.ts'

/**
 * Deletes every notification, also those that are not listed. The list is empty at once. If the server refuses, an
 * alert is shown and the list is refetched (NTF-11).
 *
 * @returns resolves when the server has responded. Never rejects when it refuses.
 */
export const clearNotificationsAtom = atom(null, async (get, set, session: Session) => {
  const names = getNotificationLists(session)
  for (const name of names) {
    set(resetNotificationsAtom, session, name)
    set(notificationLoads(session)(name), { ...NOT_LOADED, isLoaded: true })
    // No request until the server has responded, because it might still return deleted notifications.
    const list = get(notificationWindows(session)(name))
    const emptied = { ...list, hasMore: false, isLoaded: true, isBlocked: true }
    set(writeNotificationsAtom, session, emptied, name)
  }
  try {
    await session.api.request(clearNotifications, {})
    set(finishClearingAtom, session)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    for (const name of names) set(resetNotificationsAtom, session, name)
    await Promise.all(
      names.map((name) => refreshList(session, getNotificationsSource(session, name))),
    )
  }
})

const finishClearingAtom = atom(null, (get, set, session: Session) => {
  for (const name of getNotificationLists(session)) {
    const list = get(notificationWindows(session)(name))
    set(writeNotificationsAtom, session, { ...list, isBlocked: false }, name)
  }
})

/** Whether notifications are being deleted. Written only here. */
export const isDeletingAtom = perSession(() => atom(false))

/**
 * Deletes the marked notifications with one request. They leave the list after it succeeds. Does nothing without
 * marks, or while a deletion is running. A failure is logged and shown as an alert, and all stay listed and marked
 * (NTF-09, NTF-10, ERR-10).
 *
 * @returns resolves when the server has responded. Never rejects.
 */
export const deleteMarkedAtom = atom(null, async (get, set, session: Session): Promise<void> => {
  const ids = get(markedIdsAtom(session))
  if (ids.length === 0 || get(isDeletingAtom(session))) return
  set(isDeletingAtom(session), true)
  try {
    await deleteNotifications(session.api, ids)
    set(removeNotificationsAtom, session, new Set(ids))
    set(markNotificationsAtom, session, ids, false)
  } catch (error) {
    logError('Notifications could not be deleted.', error)
  } finally {
    set(isDeletingAtom(session), false)
  }
})
