import { atom } from 'jotai/vanilla'
import type { NotificationEntity } from '@colonnade/domain/entities'
import { announcementOf, noticeWords } from '@colonnade/domain/notifications'
import { filterRulesAtom, knownFiltersAtom } from '../filters/own-filters.ts'
import type { Session } from '../session.ts'
import { serverSettingsAtom } from '../settings/server-settings.ts'

/** Says in the user's language who did what. @param type the notification's; any word */
export type NoticeTitle = (type: string, name: string) => string

/** Lets a notification be heard, and shown by the system, as its kind is set (NTF-18 to NTF-22). */
const announceAtom = atom(
  null,
  (get, _set, session: Session, told: NotificationEntity, titleOf: NoticeTitle) => {
    const { clock, notices, sounds } = session.platform
    const settings = get(serverSettingsAtom(session)).notifications
    const { isHeard, isShown } = announcementOf(told, {
      me: session.me,
      alerts: settings.alerts,
      sounds: settings.sounds,
      filters: get(filterRulesAtom(session)),
      known: get(knownFiltersAtom(session)),
      serverFilters: session.api.capabilities.of('serverFilters') === 'yes',
      now: clock.now(),
    })
    if (isHeard) sounds.play('boop')
    if (!isShown) return
    const { name, body } = noticeWords(told)
    notices.show({ title: titleOf(told.type, name), body, icon: told.account.avatar, tag: told.id })
  },
)

/**
 * Announces what the user stream tells, at once: also while the page is hidden and its lists wait.
 * What is only fetched was missed, and stays quiet.
 *
 * @returns stops it
 */
export function startAnnouncing(session: Session, titleOf: NoticeTitle): () => void {
  return session.streaming.subscribe({ stream: 'user' }, (event) => {
    if (event.type !== 'notification') return
    session.store.set(announceAtom, session, event.notification, titleOf)
  })
}
