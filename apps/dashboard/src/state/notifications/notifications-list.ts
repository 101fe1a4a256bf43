import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import type { ApiError } from '@colonnade/api-client'
import type { NotificationId } from '@colonnade/domain/entities'
import type { ListState } from '@colonnade/domain/list'
import { columnsAtom, unreadAtoms } from '../columns/columns.ts'
import { notificationAtoms } from '../entities/notifications.ts'
import { NOTIFICATIONS_LIST } from '../live-lists/list-of-column.ts'
import { recalledAtoms, seenAtOf } from '../live-lists/recalled.ts'
import { type Arrival, arrivalAtoms } from '../places/arrival.ts'
import { perSession, type Session } from '../session.ts'
import {
  type ColumnLayout,
  type ColumnView,
  EMPTY_LAYOUT,
  layOut,
  TOP_VIEW,
} from '../timelines/column-layout.ts'
import { groupNotifications, type NotificationRows } from './group-notifications.ts'
import { notificationsLoadAtom, notificationsWindowAtom } from './notifications.ts'

/** What the notifications column draws, row by row. */
export const notificationRowsAtom = perSession((session) =>
  atom((get): NotificationRows => {
    const { items } = get(notificationsWindowAtom(session))
    const records = items.flatMap((id) =>
      id === null ? [null] : (get(notificationAtoms(session)(id)) ?? []),
    )
    return groupNotifications(records)
  }),
)

/** What a column draws, each row by its key. Written here only. */
export const notificationLayoutAtoms = perSession(() =>
  atomFamily((_uuid: string) => atom<ColumnLayout<NotificationId>>(EMPTY_LAYOUT)),
)

/** Where the reader is in a column. Written by `report-view.ts`. */
export const notificationViewAtoms = perSession(() =>
  atomFamily((_uuid: string) => atom<ColumnView<NotificationId>>(TOP_VIEW)),
)

/** The notifications columns that are on screen. */
export const openNotificationColumns = perSession(() => new Set<string>())

export interface NotificationsList {
  /** Newest first, without those that wait. */
  readonly rows: NotificationRows
  readonly firstItemIndex: number
  /** Rows that wait above: there is no room yet to put them in without moving the reader. */
  readonly waiting: number
  readonly unread: number
  readonly isLoading: boolean
  readonly hasMore: boolean
  readonly error: ApiError | null
  readonly isFirstLoad: boolean
  /** How its reader came to it. */
  readonly arrival: Arrival
  /** When its rows were seen, while they are those of an earlier visit; null once they are the server's. */
  readonly seenAt: number | null
}

/** All that the list of a notifications column needs, in one value. */
export const notificationsListAtoms = perSession((session) =>
  atomFamily((uuid: string) =>
    atom((get): NotificationsList => {
      const { items, unread, isLoading, hasMore } = get(notificationsWindowAtom(session))
      const { isLoaded, error } = get(notificationsLoadAtom(session))
      const { items: keys, firstItemIndex, waiting } = get(notificationLayoutAtoms(session)(uuid))
      const byKey = new Map(get(notificationRowsAtom(session)).map((row) => [row?.key, row]))
      const rows = keys.flatMap((key) => (key === null ? [null] : (byKey.get(key) ?? [])))
      const arrival = get(arrivalAtoms(session)(uuid))
      const isFirstLoad =
        (!isLoaded && error === null && items.length === 0) ||
        (arrival.isPending && rows.length === 0)
      return {
        rows,
        firstItemIndex,
        waiting,
        unread,
        isLoading,
        hasMore,
        error,
        isFirstLoad,
        arrival,
        seenAt: seenAtOf(get(recalledAtoms(session)(NOTIFICATIONS_LIST))),
      }
    }),
  ),
)

/** Draws one open column anew: after what it lists or its reader's place changed. */
export const layNotificationsAtom = atom(null, (get, set, session: Session, uuid: string) => {
  if (get(arrivalAtoms(session)(uuid)).isPending) return
  const keys = get(notificationRowsAtom(session)).map((row) => row?.key ?? null)
  const view = get(notificationViewAtoms(session)(uuid))
  set(notificationLayoutAtoms(session)(uuid), (layout) => layOut(layout, keys, view))
  session.app.set(unreadAtoms(uuid), get(notificationsWindowAtom(session)).unread)
})

/** Forgets a column that was removed for good. */
export function forgetNotificationsColumn(session: Session, uuid: string): void {
  notificationLayoutAtoms(session).remove(uuid)
  notificationViewAtoms(session).remove(uuid)
  notificationsListAtoms(session).remove(uuid)
}

const savedColumns = ({ app, key }: Session) =>
  app
    .get(columnsAtom)
    .filter((column) => column.id === 'NOTIFICATIONS' && column.accountKey === key)

/** The only writer of the window: the columns move in the same write, so that their readers stand still. */
export const writeNotificationsAtom = atom(
  null,
  (get, set, session: Session, window: ListState<NotificationId>) => {
    const before = get(notificationsWindowAtom(session))
    if (window === before) return
    set(notificationsWindowAtom(session), window)
    if (window.items === before.items && window.unread === before.unread) return
    const open = openNotificationColumns(session)
    for (const uuid of open) set(layNotificationsAtom, session, uuid)
    // Folded, beside the view, of another workspace: nothing is drawn, but the rail counts.
    for (const { uuid } of savedColumns(session)) {
      if (!open.has(uuid)) session.app.set(unreadAtoms(uuid), window.unread)
    }
  },
)
