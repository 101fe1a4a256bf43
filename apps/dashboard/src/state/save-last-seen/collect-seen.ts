import type { Getter } from 'jotai/vanilla'
import {
  type AccountId,
  type AccountRecord,
  notificationId,
  type NotificationRecord,
  statusId,
  type StatusId,
  type StatusRecord,
} from '@colonnade/domain/entities'
import { pickSeen, type SeenList } from '@colonnade/domain/last-seen'
import { rowsWithGaps } from '@colonnade/domain/list'
import { accountAtoms, accountCountersAtoms } from '../entities/accounts.ts'
import { notificationAtoms } from '../entities/notifications.ts'
import { serverStatusAtoms } from '../entities/statuses.ts'
import type { ColumnView } from '../list-columns/column-layout.ts'
import { type AnyColumnSource, columnsOf } from '../list-columns/column-source.ts'
import { NOTIFICATIONS_LIST } from '../live-lists/list-of-column.ts'
import type { Session } from '../session.ts'

/**
 * What of a list is worth keeping: its rows as the server told them, without what is still wished for.
 *
 * @param most how many rows
 */
export function collectSeen(
  get: Getter,
  session: Session,
  { name, columns, listAtom }: AnyColumnSource,
  most: number,
): SeenList {
  const views = columnsOf(session, name).map((uuid) => get(columns.views(session)(uuid)))
  const items = pickSeen(rowsWithGaps(get(listAtom)), readersOf(views)).slice(0, most)
  const ids = items.filter((id) => id !== null)
  const isTold = name === NOTIFICATIONS_LIST
  const notifications = isTold ? notificationsOf(get, session, ids) : []
  const told = notifications.map(({ status }) => status).filter((id) => id !== null)
  const statuses = statusesOf(get, session, isTold ? told : ids.map(statusId))
  const records = isTold ? notifications : statuses
  const known = new Set<string>(records.map(({ id }) => id))
  const people = [...notifications, ...statuses].map(({ account }) => account)
  return {
    ...withPeople(get, session, peopleOf(get, session, people)),
    // Without rows whose record was let go.
    items: items.filter((id) => id === null || known.has(id)),
    statuses,
    notifications,
  }
}

const notificationsOf = (
  get: Getter,
  session: Session,
  ids: readonly string[],
): readonly NotificationRecord[] =>
  ids
    .map((id): NotificationRecord | undefined =>
      get(notificationAtoms(session)(notificationId(id))),
    )
    .filter((record) => record !== undefined)

const readersOf = (views: readonly ColumnView<string>[]): readonly string[] =>
  views.flatMap(({ isAtTop, firstVisibleId }) =>
    isAtTop || firstVisibleId === null ? [] : [firstVisibleId],
  )

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
