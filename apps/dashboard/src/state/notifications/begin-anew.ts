import { atom } from 'jotai/vanilla'
import type { NotificationId } from '@colonnade/domain/entities'
import { emptyWindow } from '@colonnade/domain/timeline'
import { NOTIFICATIONS_LIST } from '../last-seen/list-of-column.ts'
import { recalledAtoms } from '../last-seen/recalled.ts'
import { perSession, type Session } from '../session.ts'
import { writeNotificationsAtom } from './notifications-list.ts'
import { notificationsLoadAtom, notificationsWindowAtom } from './notifications.ts'

const beginnings = perSession(() => ({ count: 0 }))

/** @returns whether the list has not begun anew since: else an answer to what is asked now is one about another list */
export function sameList(session: Session): () => boolean {
  const { count } = beginnings(session)
  return () => beginnings(session).count === count
}

/** The list is empty and not loaded: of what is under way, and of what an earlier visit saw, nothing comes into it. */
export const beginAnewAtom = atom(null, (get, set, session: Session) => {
  beginnings(session).count += 1
  const { top } = get(notificationsWindowAtom(session))
  set(recalledAtoms(session)(NOTIFICATIONS_LIST), null)
  set(writeNotificationsAtom, session, { ...emptyWindow<NotificationId>(), top })
  set(notificationsLoadAtom(session), { isLoaded: false, error: null })
})
