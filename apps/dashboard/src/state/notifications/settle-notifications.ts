import { atom } from 'jotai/vanilla'
import { changeRows } from '@colonnade/domain/list'
import { isSeen } from '@colonnade/domain/notifications'
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
  set(writeNotificationsAtom, session, changeRows(window, { type: 'viewed', top: isNowSeen }))
  if (isNowSeen && window.unread > 0)
    set(saveMarkerAtom, session, 'notifications', notificationsWindowAtom(session))
})
