import { atom } from 'jotai/vanilla'
import { deleteNotifications } from '@colonnade/api-client/twins'
import { logError } from '../../lib/logger.ts'
import { perSession, type Session } from '../session.ts'
import { markedIdsAtom, markNotificationsAtom } from './cleaning.ts'
import { dropNotificationsAtom } from './place-notifications.ts'

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
