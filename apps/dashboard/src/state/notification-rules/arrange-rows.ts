import { atomFamily } from 'jotai-family'
import { atom, type Getter } from 'jotai/vanilla'
import {
  notificationId,
  type NotificationId,
  type NotificationRecord,
} from '@colonnade/domain/entities'
import { NO_MARKS_YET, type NotificationMark } from '@colonnade/domain/notifications'
import { notificationAtoms } from '../entities/notifications.ts'
import { retainRecords } from '../entities/retain-records.ts'
import { openColumns } from '../list-columns/column-source.ts'
import {
  isNotificationsList,
  isUnansweredList,
  type NotificationsName,
} from '../live-lists/list-name.ts'
import { groupNotifications, type NotificationRows } from '../notifications/group-notifications.ts'
import { getListedRecords, getShownName } from '../notifications/notifications-list.ts'
import { marksAtom } from '../notifications/row-rules.ts'
import { getTypeFilter } from '../notifications/update-notifications.ts'
import { perSession, type Session } from '../session.ts'
import { rowRulesTimeAtom, isDoneShownAtoms } from './marks.ts'
import { isPersonShown } from './people-filter.ts'

/** Marked notifications that were fetched one by one, because no loaded page has them. */
export const fetchedAtom = perSession(() =>
  atom<ReadonlySet<NotificationId>>(new Set<NotificationId>()),
)
retainRecords((get, session) => ({ notifications: get(fetchedAtom(session)) }))

type Place = 'top' | 'list' | 'hidden'

interface View {
  readonly isDoneShown: boolean
  readonly isOnlyUnanswered: boolean
  /** Milliseconds since 1970. */
  readonly now: number
}

function getView(get: Getter, session: Session, uuid: string, name: NotificationsName): View {
  return {
    isDoneShown: get(isDoneShownAtoms(session)(uuid)),
    isOnlyUnanswered: isUnansweredList(name),
    now: get(rowRulesTimeAtom(session)),
  }
}

/** Returns where a column shows a notification. */
function findPlace(mark: NotificationMark | undefined, view: View): Place {
  if (mark?.until != null && mark.until > view.now) return 'hidden'
  if (view.isOnlyUnanswered && mark?.needsAnswer !== true) return 'hidden'
  if (mark?.isDone === true && !view.isDoneShown) return 'hidden'
  return mark?.until == null ? 'list' : 'top'
}

const isFuture = ({ until }: NotificationMark, { now }: View) => until !== null && until > now

/** Returns the ids of the marks that a column shows, whether or not they are in its list. */
function getWantedMarks(get: Getter, session: Session, view: View): readonly NotificationId[] {
  const marks = get(marksAtom(session)) ?? NO_MARKS_YET
  return [...marks].flatMap(([id, mark]) => {
    const isWanted = mark.until !== null || (view.isOnlyUnanswered && mark.needsAnswer)
    return isWanted && !isFuture(mark, view) ? [notificationId(id)] : []
  })
}

/** Returns marked notifications that belong to a column but are older than its loaded pages, newest first. */
function getOlderRecords(
  get: Getter,
  session: Session,
  name: NotificationsName,
  view: View,
  listed: ReadonlySet<NotificationId>,
): readonly NotificationRecord[] {
  const fetched = get(fetchedAtom(session))
  const filter = getTypeFilter(get, session, name)
  return getWantedMarks(get, session, view)
    .filter((id) => fetched.has(id) && !listed.has(id))
    .flatMap((id) => get(notificationAtoms(session)(id)) ?? [])
    .filter((record) => filter.isShown(record) && isPersonShown(get, session, name, record))
    .toSorted((one, other) => other.created_at.localeCompare(one.created_at))
}

/**
 * Arranges the rows of a column: put-off ones that are due are on top, the last due first; those that are put off and
 * those that are done are left out.
 *
 * @returns null where the rows are those of the list
 */
export function arrangeRows(
  get: Getter,
  session: Session,
  uuid: string,
  name: NotificationsName,
): NotificationRows | null {
  const marks = get(marksAtom(session)) ?? NO_MARKS_YET
  const view = getView(get, session, uuid, name)
  if (marks.size === 0 && !view.isOnlyUnanswered) return null
  const listed = getListedRecords(get, session, name)
  const ids = new Set(listed.flatMap((record) => record?.id ?? []))
  const records = [...listed, ...getOlderRecords(get, session, name, view, ids)]
  const placed = records.map((record) => ({
    record,
    place: record === null ? 'list' : findPlace(marks.get(record.id), view),
  }))
  const getPlaced = (place: Place) =>
    placed.filter((one) => one.place === place).map(({ record }) => record)
  const dueAt = (record: NotificationRecord | null) => marks.get(record?.id ?? '')?.until ?? 0
  const top = getPlaced('top').toSorted((one, other) => dueAt(other) - dueAt(one))
  const isAlike = (one: NotificationId, other: NotificationId) =>
    isSameMark(marks.get(one), marks.get(other))
  return [top, getPlaced('list')].flatMap((part) => groupNotifications(part, isAlike))
}

const isSameMark = (one: NotificationMark | undefined, other: NotificationMark | undefined) =>
  (one?.isDone ?? false) === (other?.isDone ?? false) &&
  (one?.needsAnswer ?? false) === (other?.needsAnswer ?? false) &&
  (one?.until ?? null) === (other?.until ?? null)

/** What the marks hide in a column. */
export interface MarksReport {
  /** The number of rows that are done, shown or not. */
  readonly done: number
  /** The number of rows that need an answer. */
  readonly unanswered: number
  /** The number of notifications that the column does not show. */
  readonly hidden: number
  readonly isDoneShown: boolean
  readonly isOnlyUnanswered: boolean
}

/** Counts what the marks hide in a column. */
export const marksReportAtoms = perSession((session) =>
  atomFamily((uuid: string) =>
    atom((get): MarksReport => {
      const name = getShownName(get, session, uuid)
      const marks = get(marksAtom(session)) ?? NO_MARKS_YET
      const view = getView(get, session, uuid, name)
      const records = getListedRecords(get, session, name).filter((record) => record !== null)
      const count = (isCounted: (mark: NotificationMark | undefined) => boolean) =>
        records.filter(({ id }) => isCounted(marks.get(id)))
      return {
        done: groupNotifications(count((mark) => mark?.isDone === true)).length,
        unanswered: groupNotifications(count((mark) => mark?.needsAnswer === true)).length,
        hidden: count((mark) => findPlace(mark, view) === 'hidden').length,
        isDoneShown: view.isDoneShown,
        isOnlyUnanswered: view.isOnlyUnanswered,
      }
    }),
  ),
)

/** Returns the marked notifications that some column shows and that are not known. */
export function getUnknownMarks(get: Getter, session: Session): readonly NotificationId[] {
  const names = [...openColumns(session).values()].map(({ name }) => name)
  const isOnlyUnanswered = names.some((name) => isNotificationsList(name) && isUnansweredList(name))
  const view = { isDoneShown: false, isOnlyUnanswered, now: get(rowRulesTimeAtom(session)) }
  return getWantedMarks(get, session, view).filter(
    (id) => get(notificationAtoms(session)(id)) === undefined,
  )
}
