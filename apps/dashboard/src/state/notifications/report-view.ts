import { atom } from 'jotai/vanilla'
import type { NotificationId } from '@colonnade/domain/entities'
import { notePlaceMoved } from '../places/keep-places.ts'
import type { Session } from '../session.ts'
import { EMPTY_LAYOUT, TOP_VIEW } from '../timelines/column-layout.ts'
import { viewOf, type ViewReport } from '../timelines/view-report.ts'
import { arriveAtNotificationsAtom } from './arrive-notifications.ts'
import {
  layNotificationsAtom,
  notificationLayoutAtoms,
  notificationViewAtoms,
  openNotificationColumns,
} from './notifications-list.ts'
import { settleNotificationsAtom } from './settle-notifications.ts'

/** A notifications column came on screen. */
export const openNotificationsAtom = atom(null, (_get, set, session: Session, uuid: string) => {
  openNotificationColumns(session).add(uuid)
  set(notificationViewAtoms(session)(uuid), TOP_VIEW)
  set(notificationLayoutAtoms(session)(uuid), EMPTY_LAYOUT)
  set(arriveAtNotificationsAtom, session, uuid)
})

/** A notifications column left the screen: what comes from now on is unread (NTF-12). */
export const closeNotificationsAtom = atom(null, (_get, set, session: Session, uuid: string) => {
  openNotificationColumns(session).delete(uuid)
  set(settleNotificationsAtom, session)
})

/** The list tells where the reader is; on arriving at the top what waits is let in. */
export const reportNotificationsViewAtom = atom(
  null,
  (get, set, session: Session, uuid: string, report: ViewReport<NotificationId>) => {
    const viewAtom = notificationViewAtoms(session)(uuid)
    const known = get(viewAtom)
    const view = viewOf(report, known)
    notePlaceMoved(session, uuid)
    if (view === known) return
    set(viewAtom, view)
    const isLetIn = view.isAtTop && get(notificationLayoutAtoms(session)(uuid)).waiting > 0
    if (isLetIn) set(layNotificationsAtom, session, uuid)
    if (view.isAtTop !== known.isAtTop) set(settleNotificationsAtom, session)
  },
)
