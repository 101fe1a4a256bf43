import { atom } from 'jotai/vanilla'
import { isSeen } from '@colonnade/domain/notifications'
import { setTop } from '@colonnade/domain/timeline'
import { saveMarkerAtom } from '../markers/save-markers.ts'
import type { Session } from '../session.ts'
import {
  notificationViewAtoms,
  openNotificationColumns,
  writeNotificationsAtom,
} from './notifications-list.ts'
import { notificationsWindowAtom } from './notifications.ts'

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
