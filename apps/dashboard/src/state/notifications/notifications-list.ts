import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import type { NotificationId } from '@colonnade/domain/entities'
import type { ListState } from '@colonnade/domain/list'
import { columnsAtom, unreadAtoms } from '../columns/columns.ts'
import { notificationAtoms } from '../entities/notifications.ts'
import {
  type ColumnList,
  getColumnsOfList,
  createColumnAtoms,
  openColumns,
} from '../list-columns/column-source.ts'
import { computeRowsAtom } from '../list-columns/compute-rows.ts'
import { NOTIFICATIONS_LIST } from '../live-lists/list-name.ts'
import { perSession, type Session } from '../session.ts'
import { groupNotifications, type NotificationRows } from './group-notifications.ts'
import { notificationsWindowAtom } from './notifications.ts'

/** The rows that the notifications column renders. */
export const notificationRowsAtom = perSession((session) =>
  atom((get): NotificationRows => {
    const { items } = get(notificationsWindowAtom(session))
    const records = items.flatMap((id) =>
      id === null ? [null] : (get(notificationAtoms(session)(id)) ?? []),
    )
    return groupNotifications(records)
  }),
)

/** The same, each row by its key. */
export const notificationKeysAtom = perSession((session) =>
  atom((get): readonly (NotificationId | null)[] =>
    get(notificationRowsAtom(session)).map((row) => row?.key ?? null),
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
      const byKey = new Map(get(notificationRowsAtom(session)).map((row) => [row?.key, row]))
      const rows = list.items.flatMap((key) => (key === null ? [null] : (byKey.get(key) ?? [])))
      return { ...list, rows }
    }),
  ),
)

const getSavedColumns = ({ app, key }: Session) =>
  app
    .get(columnsAtom)
    .filter((column) => column.id === 'NOTIFICATIONS' && column.accountKey === key)

/**
 * The only writer of the window. It updates the columns in the same write, so that their scroll positions are kept.
 */
export const writeNotificationsAtom = atom(
  null,
  (get, set, session: Session, window: ListState<NotificationId>) => {
    const before = get(notificationsWindowAtom(session))
    if (window === before) return
    set(notificationsWindowAtom(session), window)
    if (window.items === before.items && window.unread === before.unread) return
    for (const uuid of getColumnsOfList(session, NOTIFICATIONS_LIST))
      set(computeRowsAtom, session, uuid)
    // Collapsed, beside the viewport, or of another workspace: no list is rendered, but the column rail shows the
    // count.
    for (const { uuid } of getSavedColumns(session)) {
      if (!openColumns(session).has(uuid)) session.app.set(unreadAtoms(uuid), window.unread)
    }
  },
)
