import type { Getter } from 'jotai/vanilla'
import type {
  AccountId,
  AccountRecord,
  NotificationId,
  NotificationRecord,
  StatusId,
  StatusRecord,
} from '@colonnade/domain/entities'
import { pickSeen, type SeenList } from '@colonnade/domain/last-seen'
import { rowsWithGaps } from '@colonnade/domain/list'
import type { TimelineKey } from '@colonnade/domain/timeline'
import { accountAtoms, accountCountersAtoms } from '../entities/accounts.ts'
import { notificationAtoms } from '../entities/notifications.ts'
import { serverStatusAtoms } from '../entities/statuses.ts'
import {
  notificationViewAtoms,
  openNotificationColumns,
} from '../notifications/notifications-list.ts'
import { notificationsWindowAtom } from '../notifications/notifications.ts'
import type { Session } from '../session.ts'
import { columnViewAtoms } from '../timelines/column-list.ts'
import { columnsOf, openColumns, timelineAtoms } from '../timelines/timelines.ts'

/**
 * What of a timeline is worth keeping: its rows as the server told them, without what is still wished for.
 *
 * @param most how many rows
 */
export function collectTimeline(
  get: Getter,
  session: Session,
  key: TimelineKey,
  most: number,
): SeenList {
  const views = columnsOf(openColumns(session), key).map((uuid) =>
    get(columnViewAtoms(session)(uuid)),
  )
  const items = pickSeen(rowsWithGaps(get(timelineAtoms(session)(key))), readersOf(views)).slice(
    0,
    most,
  )
  const statuses = statusesOf(get, session, idsOf(items))
  const known = new Set<StatusId>(statuses.map(({ id }) => id))
  const people = peopleOf(
    get,
    session,
    statuses.map(({ account }) => account),
  )
  return {
    ...withPeople(get, session, people),
    items: only(items, known),
    statuses,
    notifications: [],
  }
}

/** The same for the notifications. */
export function collectNotifications(get: Getter, session: Session, most: number): SeenList {
  const views = [...openNotificationColumns(session)].map((uuid) =>
    get(notificationViewAtoms(session)(uuid)),
  )
  const items = pickSeen(
    rowsWithGaps(get(notificationsWindowAtom(session))),
    readersOf(views),
  ).slice(0, most)
  const notifications = idsOf(items)
    .map((id): NotificationRecord | undefined => get(notificationAtoms(session)(id)))
    .filter((record) => record !== undefined)
  const known = new Set<NotificationId>(notifications.map(({ id }) => id))
  const told = notifications.map(({ status }) => status).filter((id) => id !== null)
  const statuses = statusesOf(get, session, told)
  const people = peopleOf(
    get,
    session,
    [...notifications, ...statuses].map(({ account }) => account),
  )
  return { ...withPeople(get, session, people), items: only(items, known), statuses, notifications }
}

interface View<Id> {
  readonly isAtTop: boolean
  readonly firstVisibleId: Id | null
}

const readersOf = <Id extends string>(views: readonly View<Id>[]): readonly Id[] =>
  views.flatMap(({ isAtTop, firstVisibleId }) =>
    isAtTop || firstVisibleId === null ? [] : [firstVisibleId],
  )

const idsOf = <Id>(items: readonly (Id | null)[]): readonly Id[] =>
  items.filter((id) => id !== null)

/** Without rows whose record was let go. */
const only = <Id extends string>(items: readonly (Id | null)[], known: ReadonlySet<Id>) =>
  items.filter((id) => id === null || known.has(id))

/** With what they boost and quote. */
function statusesOf(
  get: Getter,
  session: Session,
  ids: readonly StatusId[],
): readonly StatusRecord[] {
  const wanted = new Set(ids)
  const found: StatusRecord[] = []
  // A set grows while it is walked: what is referred to is walked too.
  for (const id of wanted) {
    const status = get(serverStatusAtoms(session)(id))
    if (status === undefined) continue
    found.push(status)
    if (status.reblog !== null) wanted.add(status.reblog)
    if (status.quote?.status != null) wanted.add(status.quote.status)
  }
  return found
}

/** With those whom they moved to. */
function peopleOf(
  get: Getter,
  session: Session,
  ids: readonly AccountId[],
): readonly AccountRecord[] {
  const wanted = new Set(ids)
  const found: AccountRecord[] = []
  for (const id of wanted) {
    const account = get(accountAtoms(session)(id))
    if (account === undefined) continue
    found.push(account)
    if (account.moved !== null) wanted.add(account.moved)
  }
  return found
}

function withPeople(get: Getter, session: Session, accounts: readonly AccountRecord[]) {
  const counters = accounts.flatMap(({ id }) => {
    const counted = get(accountCountersAtoms(session)(id))
    return counted === undefined ? [] : [[id, counted] as const]
  })
  return { accounts, counters }
}
