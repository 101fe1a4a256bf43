import { atom } from 'jotai/vanilla'
import type { NotificationEntity } from '@colonnade/domain/entities'
import {
  getNotificationDelivery,
  getDesktopNotificationText,
} from '@colonnade/domain/notifications'
import { filterRulesAtom, knownFiltersAtom } from '../filters/apply-filters.ts'
import type { Session } from '../session.ts'
import { serverSettingsAtom } from '../settings/server-settings.ts'

/** Returns the title of a notification in the user's language. @param type of the notification; any text */
export type NotificationTitle = (type: string, name: string) => string

/**
 * Plays the sound of a notification and shows it on the desktop, as the settings of its type say (NTF-18 to NTF-22).
 */
const showDesktopNotificationAtom = atom(
  null,
  (get, _set, session: Session, notification: NotificationEntity, getTitle: NotificationTitle) => {
    const { clock, desktopNotifications, sounds } = session.platform
    const settings = get(serverSettingsAtom(session)).notifications
    const { hasSound, isShown } = getNotificationDelivery(notification, {
      me: session.me,
      alerts: settings.alerts,
      sounds: settings.sounds,
      filters: get(filterRulesAtom(session)),
      known: get(knownFiltersAtom(session)),
      serverFilters: session.api.capabilities.getSupport('serverFilters') === 'yes',
      now: clock.now(),
    })
    if (hasSound) sounds.play('boop')
    if (!isShown) return
    const { name, body } = getDesktopNotificationText(notification)
    desktopNotifications.show({
      title: getTitle(notification.type, name),
      body,
      icon: notification.account.avatar,
      tag: notification.id,
    })
  },
)

/**
 * Shows the notifications of the user stream at once, also while the page is hidden. Notifications that are only
 * fetched were missed, and are not shown.
 *
 * @returns stops it
 */
export function startDesktopNotifications(
  session: Session,
  getTitle: NotificationTitle,
): () => void {
  return session.streaming.subscribe({ stream: 'user' }, (event) => {
    // One tab of several notifies, the one that has the sockets.
    if (event.type !== 'notification' || session.streaming.getUsage().isFollowing === true) return
    session.store.set(showDesktopNotificationAtom, session, event.notification, getTitle)
  })
}
