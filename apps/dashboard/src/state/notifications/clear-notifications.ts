import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { clearNotifications } from '@colonnade/api-client/endpoints'
import { deleteNotifications } from '@colonnade/api-client/twins'
import { logError } from '../../lib/logger.ts'
import { NOT_LOADED } from '../live-lists/list-source.ts'
import { refreshList } from '../live-lists/request-page.ts'
import { perSession, type Session } from '../session.ts'
import { markedIdsAtom, markNotificationsAtom } from './cleaning.ts'
import { writeNotificationsAtom } from './notifications-list.ts'
import { beginAnewAtom, notificationsSource } from './notifications-source.ts'
import { notificationsLoadAtom, notificationsWindowAtom } from './notifications.ts'
import { dropNotificationsAtom } from './place-notifications.ts'

/**
 * Deletes every notification, also those that are not listed. The list is empty at once; after a
 * refusal, which raises its alert, it is fetched again (NTF-11).
 *
 * @returns resolves when the server has answered. Never rejects for a refusal.
 */
export const clearNotificationsAtom = atom(null, async (get, set, session: Session) => {
  set(beginAnewAtom, session)
  set(notificationsLoadAtom(session), { ...NOT_LOADED, isLoaded: true })
  // Until the server has answered nothing is asked: it might still tell of what is going.
  const list = get(notificationsWindowAtom(session))
  set(writeNotificationsAtom, session, { ...list, hasMore: false, isLoaded: true, isBlocked: true })
  try {
    await session.api.call(clearNotifications, {})
    set(endClearingAtom, session)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    set(beginAnewAtom, session)
    await refreshList(session, notificationsSource(session))
  }
})

const endClearingAtom = atom(null, (get, set, session: Session) => {
  const list = get(notificationsWindowAtom(session))
  set(writeNotificationsAtom, session, { ...list, isBlocked: false })
})

/** Whether notifications are being deleted now. Written here only. */
export const isDeletingAtom = perSession(() => atom(false))

/**
 * Deletes what is marked, in one call; it leaves the list once the server has agreed. Nothing is sent
 * where nothing is marked, or while a deletion is under way. A failure is logged, besides its alert,
 * and leaves all listed and marked (NTF-09, NTF-10, ERR-10).
 *
 * @returns resolves when the server has answered. Never rejects.
 */
export const deleteMarkedAtom = atom(null, async (get, set, session: Session): Promise<void> => {
  const ids = get(markedIdsAtom(session))
  if (ids.length === 0 || get(isDeletingAtom(session))) return
  set(isDeletingAtom(session), true)
  try {
    await deleteNotifications(session.api, ids)
    set(dropNotificationsAtom, session, new Set(ids))
    set(markNotificationsAtom, session, ids, false)
  } catch (error) {
    logError('Notifications could not be deleted.', error)
  } finally {
    set(isDeletingAtom(session), false)
  }
})
