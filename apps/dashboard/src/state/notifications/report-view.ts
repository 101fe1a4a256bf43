import { atom } from 'jotai/vanilla'
import type { NotificationId } from '@colonnade/domain/entities'
import { isSeen } from '@colonnade/domain/notifications'
import { setTop } from '@colonnade/domain/timeline'
import { saveMarkerAtom } from '../markers/save-markers.ts'
import type { Session } from '../session.ts'
import { EMPTY_LAYOUT, TOP_VIEW } from '../timelines/column-layout.ts'
import { viewOf, type ViewReport } from '../timelines/view-report.ts'
import { loadNewestNotificationsAtom } from './load-notifications.ts'
import {
  layNotificationsAtom,
  notificationLayoutAtoms,
  notificationViewAtoms,
  openNotificationColumns,
  writeNotificationsAtom,
} from './notifications-list.ts'
import { notificationsLoadAtom, notificationsWindowAtom } from './notifications.ts'

/** A notifications column came on screen. */
export const openNotificationsAtom = atom(null, (get, set, session: Session, uuid: string) => {
  openNotificationColumns(session).add(uuid)
  set(notificationViewAtoms(session)(uuid), TOP_VIEW)
  set(notificationLayoutAtoms(session)(uuid), EMPTY_LAYOUT)
  set(layNotificationsAtom, session, uuid)
  set(settleNotificationsAtom, session)
  if (!get(notificationsLoadAtom(session)).isLoaded) void set(loadNewestNotificationsAtom, session)
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
    if (view === known) return
    set(viewAtom, view)
    const isLetIn = view.isAtTop && get(notificationLayoutAtoms(session)(uuid)).waiting > 0
    if (isLetIn) set(layNotificationsAtom, session, uuid)
    if (view.isAtTop !== known.isAtTop) set(settleNotificationsAtom, session)
  },
)

/** Decides anew whether somebody sees what comes in; being seen clears the unread count (NTF-13). */
export const settleNotificationsAtom = atom(null, (get, set, session: Session) => {
  const open = [...openNotificationColumns(session)]
  const isNowSeen = isSeen({
    isTabVisible: !session.platform.page.isHidden(),
    mounted: open.length,
    atTop: open.every((uuid) => get(notificationViewAtoms(session)(uuid)).isAtTop),
  })
  const window = get(notificationsWindowAtom(session))
  set(writeNotificationsAtom, session, setTop(window, isNowSeen))
  if (isNowSeen && window.unread > 0) set(saveMarkerAtom, session, 'notifications')
})
