import { atom } from 'jotai/vanilla'
import { reduceList } from '@colonnade/domain/list'
import { NOTIFICATIONS_LIST } from '../live-lists/list-of-column.ts'
import { NOT_LOADED } from '../live-lists/list-source.ts'
import { recalledAtoms } from '../live-lists/recalled.ts'
import type { Session } from '../session.ts'
import { writeNotificationsAtom } from './notifications-list.ts'
import { notificationsLoadAtom, notificationsWindowAtom } from './notifications.ts'

/** The list is empty and not loaded: of what is under way, and of what an earlier visit saw, nothing comes into it. */
export const beginAnewAtom = atom(null, (get, set, session: Session) => {
  set(recalledAtoms(session)(NOTIFICATIONS_LIST), null)
  const list = reduceList(get(notificationsWindowAtom(session)), { type: 'cleared' })
  set(writeNotificationsAtom, session, list)
  set(notificationsLoadAtom(session), NOT_LOADED)
})
