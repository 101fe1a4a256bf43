import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { clearNotifications } from '@colonnade/api-client/endpoints'
import { NOT_LOADED } from '../live-lists/list-source.ts'
import type { Session } from '../session.ts'
import { beginAnewAtom } from './begin-anew.ts'
import { loadNewestNotificationsAtom } from './load-notifications.ts'
import { writeNotificationsAtom } from './notifications-list.ts'
import { notificationsLoadAtom, notificationsWindowAtom } from './notifications.ts'

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
    await set(loadNewestNotificationsAtom, session)
  }
})

const endClearingAtom = atom(null, (get, set, session: Session) => {
  const list = get(notificationsWindowAtom(session))
  set(writeNotificationsAtom, session, { ...list, isBlocked: false })
})
