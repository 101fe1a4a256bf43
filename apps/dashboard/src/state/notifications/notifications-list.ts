import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import type { NotificationId } from '@colonnade/domain/entities'
import type { ListState } from '@colonnade/domain/list'
import { columnsAtom, unreadAtoms } from '../columns/columns.ts'
import { notificationAtoms } from '../entities/notifications.ts'
import {
  type ColumnList,
  columnSourceAtoms,
  getColumnsOfList,
  createColumnAtoms,
  openColumns,
} from '../list-columns/column-source.ts'
import { computeRowsAtom } from '../list-columns/compute-rows.ts'
import {
  getNotificationsName,
  isNotificationsList,
  NOTIFICATIONS_LIST,
  type NotificationsName,
} from '../live-lists/list-name.ts'
import { perSession, type Session } from '../session.ts'
import { groupNotifications, type NotificationRows } from './group-notifications.ts'
import { notificationWindows } from './notifications.ts'

/** The rows of a list of notifications. */
export const notificationRowsAtoms = perSession((session) =>
  atomFamily((name: NotificationsName) =>
    atom((get): NotificationRows => {
      const { items } = get(notificationWindows(session)(name))
      const records = items.flatMap((id) =>
        id === null ? [null] : (get(notificationAtoms(session)(id)) ?? []),
      )
      return groupNotifications(records)
    }),
  ),
)

/** The same, each row by its key. */
export const notificationKeysAtoms = perSession((session) =>
  atomFamily((name: NotificationsName) =>
    atom((get): readonly (NotificationId | null)[] =>
      get(notificationRowsAtoms(session)(name)).map((row) => row?.key ?? null),
    ),
  ),
)

/** The atoms of columns that show notifications. */
export const notificationColumns = createColumnAtoms<NotificationId>()

interface NotificationsList extends ColumnList<NotificationId> {
  /** Newest first, without queued ones. */
  readonly rows: NotificationRows
}

/** Everything that the list of a notifications column needs, in one value. */
export const notificationsListAtoms = perSession((session) =>
  atomFamily((uuid: string) =>
    atom((get): NotificationsList => {
      const list = get(notificationColumns.lists(session)(uuid))
      const shown = get(columnSourceAtoms(session)(uuid))
      const name = shown !== null && isNotificationsList(shown) ? shown : NOTIFICATIONS_LIST
      const byKey = new Map(get(notificationRowsAtoms(session)(name)).map((row) => [row?.key, row]))
      const rows = list.items.flatMap((key) => (key === null ? [null] : (byKey.get(key) ?? [])))
      return { ...list, rows }
    }),
  ),
)

const getSavedColumns = ({ app, key }: Session, name: NotificationsName) =>
  app
    .get(columnsAtom)
    .filter(
      (column) =>
        column.id === 'NOTIFICATIONS' &&
        column.accountKey === key &&
        getNotificationsName(column.params) === name,
    )

/**
 * The only writer of the windows. It updates the columns in the same write, so that their scroll positions are kept.
 */
export const writeNotificationsAtom = atom(
  null,
  (
    get,
    set,
    session: Session,
    window: ListState<NotificationId>,
    name: NotificationsName = NOTIFICATIONS_LIST,
  ) => {
    const windowAtom = notificationWindows(session)(name)
    const before = get(windowAtom)
    if (window === before) return
    set(windowAtom, window)
    if (window.items === before.items && window.unread === before.unread) return
    for (const uuid of getColumnsOfList(session, name)) set(computeRowsAtom, session, uuid)
    // Collapsed, beside the viewport, or of another workspace: no list is rendered, but the column rail shows the
    // count.
    for (const { uuid } of getSavedColumns(session, name)) {
      if (!openColumns(session).has(uuid)) session.app.set(unreadAtoms(uuid), window.unread)
    }
  },
)
