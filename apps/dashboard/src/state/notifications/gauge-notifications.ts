import { atom, type Getter } from 'jotai/vanilla'
import type { NotificationId } from '@colonnade/domain/entities'
import { type Place, PLACE_ABOVE } from '@colonnade/domain/places'
import { NOTIFICATIONS_LIST } from '../live-lists/list-of-column.ts'
import { watchPlace } from '../places/keep-places.ts'
import type { ListPlace } from '../places/list-place.ts'
import type { Session } from '../session.ts'
import { notificationLayoutAtoms } from './notifications-list.ts'
import { notificationsWindowAtom } from './notifications.ts'

/**
 * The list of a notifications column is drawn: from now on its place is kept.
 *
 * @param measure reads the page's layout, so it is asked seldom
 * @returns stops it, while the list is still drawn
 */
export const gaugeNotificationsAtom = atom(
  null,
  (get, _set, session: Session, uuid: string, measure: () => ListPlace<NotificationId> | null) =>
    watchPlace(session, uuid, NOTIFICATIONS_LIST, () => {
      const seen = measure()
      return seen === null ? null : placeIn(get, session, uuid, seen)
    }),
)

/** A row goes by its oldest notification: what is asked for below the row above begins with the row itself. */
function placeIn(
  get: Getter,
  session: Session,
  uuid: string,
  seen: ListPlace<NotificationId>,
): Place {
  const rows = get(notificationLayoutAtoms(session)(uuid)).items
  const { items, unread } = get(notificationsWindowAtom(session))
  const [anchor = null] = seen.ids
  const above = rows.slice(0, Math.max(0, rows.indexOf(anchor))).filter((id) => id !== null)
  return {
    ...seen,
    above: above.slice(-PLACE_ABOVE).toReversed(),
    seen: items.filter((id) => id !== null)[unread] ?? null,
    at: session.platform.clock.now(),
  }
}
