import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { clearNotifications } from '@colonnade/api-client/endpoints'
import type { NotificationId } from '@colonnade/domain/entities'
import { emptyWindow } from '@colonnade/domain/timeline'
import type { Session } from '../session.ts'
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
  const { top } = get(notificationsWindowAtom(session))
  const empty = { ...emptyWindow<NotificationId>(), top }
  set(writeNotificationsAtom, session, { ...empty, hasMore: false })
  try {
    await session.api.call(clearNotifications, {})
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    set(writeNotificationsAtom, session, empty)
    set(notificationsLoadAtom(session), { isLoaded: false, error: null })
    await set(loadNewestNotificationsAtom, session)
  }
})
