import { atom } from 'jotai/vanilla'
import { reduceList } from '@colonnade/domain/list'
import { NOTIFICATIONS_LIST } from '../live-lists/list-of-column.ts'
import { NOT_LOADED } from '../live-lists/list-source.ts'
import { recalledAtoms } from '../live-lists/recalled.ts'
import { loadOlder, refreshList } from '../live-lists/request-page.ts'
import type { Session } from '../session.ts'
import { changeServerSettingAtom } from '../settings/server-settings.ts'
import { startLoadingAtom, stopLoadingAtom } from '../ui/loading-bar.ts'
import { writeNotificationsAtom } from './notifications-list.ts'
import { notificationsSource } from './notifications-source.ts'
import { notificationsLoadAtom, notificationsWindowAtom } from './notifications.ts'

/** The list is empty and not loaded: of what is under way, and of what an earlier visit saw, nothing comes into it. */
export const beginAnewAtom = atom(null, (get, set, session: Session) => {
  set(recalledAtoms(session)(NOTIFICATIONS_LIST), null)
  const list = reduceList(get(notificationsWindowAtom(session)), { type: 'cleared' })
  set(writeNotificationsAtom, session, list)
  set(notificationsLoadAtom(session), NOT_LOADED)
})

/** Loads the first page, or what is newer than what is listed. */
export const loadNewestNotificationsAtom = atom(null, async (_get, _set, session: Session) => {
  await refreshList(session, notificationsSource(session))
})

/** Loads the next page downwards, if there may be one. */
export const loadOlderNotificationsAtom = atom(null, async (_get, _set, session: Session) => {
  session.app.set(startLoadingAtom)
  await loadOlder(session, notificationsSource(session)).finally(() =>
    session.app.set(stopLoadingAtom),
  )
})

/** Shows one kind of notification, or `all`: the list is emptied and fetched anew, the choice is kept (NTF-05). */
export const chooseQuickFilterAtom = atom(null, (_get, set, session: Session, active: string) => {
  set(changeServerSettingAtom, session, ['notifications', 'quickFilter', 'active'], active)
  set(beginAnewAtom, session)
  return set(loadNewestNotificationsAtom, session)
})
