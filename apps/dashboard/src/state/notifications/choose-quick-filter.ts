import { atom } from 'jotai/vanilla'
import type { Session } from '../session.ts'
import { changeServerSettingAtom } from '../settings/server-settings.ts'
import { beginAnewAtom } from './begin-anew.ts'
import { loadNewestNotificationsAtom } from './load-notifications.ts'

/** Shows one kind of notification, or `all`: the list is emptied and fetched anew, the choice is kept (NTF-05). */
export const chooseQuickFilterAtom = atom(null, (_get, set, session: Session, active: string) => {
  set(changeServerSettingAtom, session, ['notifications', 'quickFilter', 'active'], active)
  set(beginAnewAtom, session)
  return set(loadNewestNotificationsAtom, session)
})
