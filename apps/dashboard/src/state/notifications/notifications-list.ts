import { atomFamily } from 'jotai-family'
import { atom, type Getter } from 'jotai/vanilla'
import type { NotificationId, NotificationRecord } from '@colonnade/domain/entities'
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
  getPeopleOfList,
  isNotificationsList,
  isUnansweredList,
  NOTIFICATIONS_LIST,
  type NotificationsName,
} from '../live-lists/list-name.ts'
import { perSession, type Session } from '../session.ts'
import { groupNotifications, type NotificationRows } from './group-notifications.ts'
import { notificationWindows } from './notifications.ts'
import { rowRulesAtom } from './row-rules.ts'

/** Returns which notifications of a list are shown. Until the rules have loaded, those of chosen people wait. */
function getPeopleFilter(
  get: Getter,
  session: Session,
  name: NotificationsName,
): (record: NotificationRecord) => boolean {
  if (getPeopleOfList(name).length === 0) return () => true
  const rules = get(rowRulesAtom(session))
  return (record) => rules?.isShown(get, name, record) === true
}

/** Returns the notifications of a list that are of its people, newest first. */
export function getListedRecords(
  get: Getter,
  session: Session,
  name: NotificationsName,
): readonly (NotificationRecord | null)[] {
  const { items } = get(notificationWindows(session)(name))
  const isShown = getPeopleFilter(get, session, name)
  return items
    .flatMap((id) => (id === null ? [null] : (get(notificationAtoms(session)(id)) ?? [])))
    .filter((record) => record === null || isShown(record))
}

/** The rows of a list of notifications. */
export const notificationRowsAtoms = perSession((session) =>
  atomFamily((name: NotificationsName) =>
    atom((get): NotificationRows => groupNotifications(getListedRecords(get, session, name))),
  ),
)

/** Returns the list that an open column shows. */
export function getShownName(get: Getter, session: Session, uuid: string): NotificationsName {
  const shown = get(columnSourceAtoms(session)(uuid))
  return shown !== null && isNotificationsList(shown) ? shown : NOTIFICATIONS_LIST
}

/** The rows of an open column: those of its list, as the user's marks arrange them. */
export const columnRowsAtoms = perSession((session) =>
  atomFamily((uuid: string) =>
    atom((get): NotificationRows => {
      const name = getShownName(get, session, uuid)
      const arranged = get(rowRulesAtom(session))?.arrange(get, uuid, name) ?? null
      return arranged ?? get(notificationRowsAtoms(session)(name))
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

/** The number of unread notifications that a list shows. The newest ones of the list are unread. */
export const unreadOfListAtoms = perSession((session) =>
  atomFamily((name: NotificationsName) =>
    atom((get): number => {
      // What is new has no mark yet.
      if (isUnansweredList(name)) return 0
      const { items, unread } = get(notificationWindows(session)(name))
      if (unread === 0 || getPeopleOfList(name).length === 0) return unread
      const isShown = getPeopleFilter(get, session, name)
      const newest = items.filter((id) => id !== null).slice(0, unread)
      return newest.filter((id) => {
        const record = get(notificationAtoms(session)(id))
        return record !== undefined && isShown(record)
      }).length
    }),
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
      const byKey = new Map(get(columnRowsAtoms(session)(uuid)).map((row) => [row?.key, row]))
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
 * Counts for columns that are collapsed, beside the viewport, or of another workspace: no list is rendered, but the
 * column rail shows the count.
 */
export const countClosedColumnsAtom = atom(
  null,
  (get, _set, session: Session, name: NotificationsName) => {
    const unread = get(unreadOfListAtoms(session)(name))
    for (const { uuid } of getSavedColumns(session, name))
      if (!openColumns(session).has(uuid)) session.app.set(unreadAtoms(uuid), unread)
  },
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
    set(countClosedColumnsAtom, session, name)
  },
)
