import { atom } from 'jotai/vanilla'
import type { NotificationId } from '@colonnade/domain/entities'
import { emptyWindow } from '@colonnade/domain/timeline'
import type { Session } from '../session.ts'
import { changeServerSettingAtom } from '../settings/server-settings.ts'
import { loadNewestNotificationsAtom } from './load-notifications.ts'
import { writeNotificationsAtom } from './notifications-list.ts'
import { notificationsLoadAtom, notificationsWindowAtom } from './notifications.ts'

/** Shows one kind of notification, or `all`: the list is emptied and fetched anew, the choice is kept (NTF-05). */
export const chooseQuickFilterAtom = atom(null, (get, set, session: Session, active: string) => {
  set(changeServerSettingAtom, session, ['notifications', 'quickFilter', 'active'], active)
  const { top } = get(notificationsWindowAtom(session))
  set(writeNotificationsAtom, session, { ...emptyWindow<NotificationId>(), top })
  set(notificationsLoadAtom(session), { isLoaded: false, error: null })
  return set(loadNewestNotificationsAtom, session)
})
