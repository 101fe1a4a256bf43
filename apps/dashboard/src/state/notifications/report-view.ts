import { atom } from 'jotai/vanilla'
import type { NotificationId } from '@colonnade/domain/entities'
import { isSeen } from '@colonnade/domain/notifications'
import { setTop } from '@colonnade/domain/timeline'
import { unreadAtoms } from '../columns/unread.ts'
import { saveMarkerAtom } from '../markers/save-markers.ts'
import type { Session } from '../session.ts'
import { loadNewestNotificationsAtom } from './load-notifications.ts'
import {
  notificationsPlaceAtom,
  openNotificationColumns,
  writeNotificationsAtom,
} from './notifications-list.ts'
import { notificationsLoadAtom, notificationsWindowAtom } from './notifications.ts'

/** A notifications column came on screen. */
export const openNotificationsAtom = atom(null, (get, set, session: Session, uuid: string) => {
  openNotificationColumns(session).add(uuid)
  set(notificationsPlaceAtom(session), (place) => ({
    ...place,
    isAtTop: true,
    firstVisibleId: null,
  }))
  session.app.set(unreadAtoms(uuid), get(notificationsWindowAtom(session)).unread)
  set(settleNotificationsAtom, session)
  if (!get(notificationsLoadAtom(session)).isLoaded) void set(loadNewestNotificationsAtom, session)
})

/** A notifications column left the screen: what comes from now on is unread (NTF-12). */
export const closeNotificationsAtom = atom(null, (_get, set, session: Session, uuid: string) => {
  openNotificationColumns(session).delete(uuid)
  set(settleNotificationsAtom, session)
})

interface Report {
  readonly atTop: boolean
  readonly firstVisibleId: NotificationId | null
}

/** The list tells where the reader is. */
export const reportNotificationsViewAtom = atom(
  null,
  (get, set, session: Session, { atTop, firstVisibleId }: Report) => {
    const place = get(notificationsPlaceAtom(session))
    if (place.isAtTop === atTop && place.firstVisibleId === firstVisibleId) return
    set(notificationsPlaceAtom(session), { ...place, isAtTop: atTop, firstVisibleId })
    set(settleNotificationsAtom, session)
  },
)

/** Decides anew whether somebody sees what comes in; being seen clears the unread count (NTF-13). */
export const settleNotificationsAtom = atom(null, (get, set, session: Session) => {
  const isNowSeen = isSeen({
    isTabVisible: !session.platform.page.isHidden(),
    mounted: openNotificationColumns(session).size,
    atTop: get(notificationsPlaceAtom(session)).isAtTop,
  })
  const window = get(notificationsWindowAtom(session))
  set(writeNotificationsAtom, session, setTop(window, isNowSeen))
  if (isNowSeen && window.unread > 0) set(saveMarkerAtom, session, 'notifications')
})
