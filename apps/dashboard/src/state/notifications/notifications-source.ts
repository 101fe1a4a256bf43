import { atom, type Getter, type Setter } from 'jotai/vanilla'
import type { ApiError } from '@colonnade/api-client'
import { getNotifications } from '@colonnade/api-client/endpoints'
import type { NotificationEntity, NotificationId } from '@colonnade/domain/entities'
import { parseKnownDate } from '@colonnade/domain/time'
import { notificationAtoms } from '../entities/notifications.ts'
import { fillListGap, type GapChoice } from '../live-lists/fill-gap.ts'
import { NOTIFICATIONS_LIST } from '../live-lists/list-of-column.ts'
import type { ListSource } from '../live-lists/list-source.ts'
import { perSession, type Session } from '../session.ts'
import { spanBetween } from '../timelines/timeline-source.ts'
import {
  notificationLayoutAtoms,
  notificationRowsAtom,
  notificationViewAtoms,
  writeNotificationsAtom,
} from './notifications-list.ts'
import { notificationsLoadAtom, notificationsWindowAtom } from './notifications.ts'
import { ingestNotificationsAtom, typeChoice } from './place-notifications.ts'

/** How far the neighbours of a gap are apart; to be kept by who asks, as long as they stay the same. @see BY-38 */
export const notificationGapSpan = (above: NotificationId | null, below: NotificationId | null) =>
  perSession((session) =>
    atom((get) => spanBetween(happenedAt(get, session, below), happenedAt(get, session, above))),
  )

/** When a known notification came about, in milliseconds since 1970; null where nobody knows. */
function happenedAt(get: Getter, session: Session, id: NotificationId | null): number | null {
  const record = id === null ? undefined : get(notificationAtoms(session)(id))
  return parseKnownDate(record?.created_at)
}

export type NotificationsSource = ListSource<NotificationId, NotificationEntity>

/** The notifications for the list engine. */
export function notificationsSource(session: Session): NotificationsSource {
  const { api, store } = session
  return {
    name: NOTIFICATIONS_LIST,
    order: 'time',
    listAtom: notificationsWindowAtom(session),
    loadAtom: notificationsLoadAtom(session),
    isPagedByLink: true,
    fetch: (paging, options) =>
      api.page(getNotifications, { ...paging, ...typeChoice(store.get, session).leftOut }, options),
    follow: (link, options) => api.follow(getNotifications, link, options),
    ingest(get, set, notifications) {
      const shown = notifications.filter(typeChoice(get, session).isShown)
      set(ingestNotificationsAtom, session, shown)
      return shown.map(({ id }) => id)
    },
    write: (_get, set, list) => set(writeNotificationsAtom, session, list),
    writtenAt: (get, id) => happenedAt(get, session, id),
  }
}

/**
 * Closes a gap among the notifications, as far as one page reaches.
 *
 * @param index of the gap among the column's rows
 * @returns what went wrong; null when nothing did
 * @see NTF-15, BY-38
 */
export const fillNotificationsGapAtom = atom(
  null,
  async (
    get,
    _set,
    session: Session,
    uuid: string,
    index: number,
    choice: GapChoice,
  ): Promise<ApiError | null> => {
    const keys = get(notificationLayoutAtoms(session)(uuid)).items
    if (keys[index] !== null) return null
    const key = keys[index + 1] ?? null
    const group = get(notificationRowsAtom(session)).find((row) => row !== null && row.key === key)
    // A row goes by its oldest notification; right below a gap stands its newest.
    const rows = { above: keys[index - 1] ?? null, below: group?.ids[0] ?? null }
    const hold = (read: Getter, write: Setter, id: NotificationId | null) =>
      holdRow(read, write, session, uuid, id === rows.below ? key : id)
    return await fillListGap(session, notificationsSource(session), rows, { choice, hold })
  },
)

/** Until it is let go, this row keeps its place. @param key the row's. @returns lets it go */
function holdRow(
  get: Getter,
  set: Setter,
  session: Session,
  uuid: string,
  key: NotificationId | null,
): () => void {
  if (key === null) return () => undefined
  const viewAtom = notificationViewAtoms(session)(uuid)
  const view = get(viewAtom)
  set(viewAtom, {
    ...view,
    isAtTop: false,
    firstVisibleId: key,
    room: Number.POSITIVE_INFINITY,
  })
  return () => set(viewAtom, view)
}
