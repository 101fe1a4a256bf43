import { atom, type Getter } from 'jotai/vanilla'
import type { NotificationId } from '@colonnade/domain/entities'
import { type Place, PLACE_ABOVE } from '@colonnade/domain/places'
import { NOTIFICATIONS_LIST } from '../live-lists/list-of-column.ts'
import { type ListPlace, notePlaceMoved, watchPlace } from '../places/keep-places.ts'
import type { Session } from '../session.ts'
import { EMPTY_LAYOUT, TOP_VIEW } from '../timelines/column-layout.ts'
import { viewOf, type ViewReport } from '../timelines/report-view.ts'
import { arriveAtNotificationsAtom } from './arrive-notifications.ts'
import {
  layNotificationsAtom,
  notificationLayoutAtoms,
  notificationViewAtoms,
  openNotificationColumns,
} from './notifications-list.ts'
import { notificationsWindowAtom } from './notifications.ts'
import { settleNotificationsAtom } from './settle-notifications.ts'

/** A notifications column came on screen. */
export const openNotificationsAtom = atom(null, (_get, set, session: Session, uuid: string) => {
  openNotificationColumns(session).add(uuid)
  set(notificationViewAtoms(session)(uuid), TOP_VIEW)
  set(notificationLayoutAtoms(session)(uuid), EMPTY_LAYOUT)
  set(arriveAtNotificationsAtom, session, uuid)
})

/** A notifications column left the screen: what comes from now on is unread (NTF-12). */
export const closeNotificationsAtom = atom(null, (_get, set, session: Session, uuid: string) => {
  openNotificationColumns(session).delete(uuid)
  set(settleNotificationsAtom, session)
})

/** The list tells where the reader is; on arriving at the top what waits is let in. */
export const reportNotificationsViewAtom = atom(
  null,
  (get, set, session: Session, uuid: string, report: ViewReport<NotificationId>) => {
    const viewAtom = notificationViewAtoms(session)(uuid)
    const known = get(viewAtom)
    const view = viewOf(report, known)
    notePlaceMoved(session, uuid)
    if (view === known) return
    set(viewAtom, view)
    const isLetIn = view.isAtTop && get(notificationLayoutAtoms(session)(uuid)).waiting > 0
    if (isLetIn) set(layNotificationsAtom, session, uuid)
    if (view.isAtTop !== known.isAtTop) set(settleNotificationsAtom, session)
  },
)

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
