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
import { getRowsWithGaps } from '@colonnade/domain/list'
import { pickCachedRows, type CachedTimeline } from '@colonnade/domain/timeline-cache'
import { accountAtoms, accountCountersAtoms } from '../entities/accounts.ts'
import { notificationAtoms } from '../entities/notifications.ts'
import { serverStatusAtoms } from '../entities/statuses.ts'
import type { ColumnView } from '../list-columns/column-layout.ts'
import { type AnyColumnSource, getColumnsOfList } from '../list-columns/column-source.ts'
import { isNotificationsList } from '../live-lists/list-name.ts'
import type { Session } from '../session.ts'

/**
 * Collects the rows of a list for the cache, as the server returned them, without pending changes.
 *
 * @param most maximum number of rows
 */
export function collectCachedTimeline(
  get: Getter,
  session: Session,
  { name, columns, listAtom }: AnyColumnSource,
  most: number,
): CachedTimeline {
  const views = getColumnsOfList(session, name).map((uuid) => get(columns.views(session)(uuid)))
  const items = pickCachedRows(getRowsWithGaps(get(listAtom)), getVisibleRows(views)).slice(0, most)
  const ids = items.filter((id) => id !== null)
  const isNotifications = isNotificationsList(name)
  const notifications = isNotifications ? getNotifications(get, session, ids) : []
  const mentionedIds = notifications.map(({ status }) => status).filter((id) => id !== null)
  const statuses = collectStatuses(get, session, isNotifications ? mentionedIds : ids.map(statusId))
  const records = isNotifications ? notifications : statuses
  const known = new Set<string>(records.map(({ id }) => id))
  const people = [...notifications, ...statuses].map(({ account }) => account)
  return {
    ...addCounters(get, session, collectAccounts(get, session, people)),
    // Without rows whose record was removed from memory.
    items: items.filter((id) => id === null || known.has(id)),
    statuses,
    notifications,
  }
}

const getNotifications = (
  get: Getter,
  session: Session,
  ids: readonly string[],
): readonly NotificationRecord[] =>
  ids
    .map((id): NotificationRecord | undefined =>
      get(notificationAtoms(session)(notificationId(id))),
    )
    .filter((record) => record !== undefined)

const getVisibleRows = (views: readonly ColumnView<string>[]): readonly string[] =>
  views.flatMap(({ isAtTop, firstVisibleId }) =>
    isAtTop || firstVisibleId === null ? [] : [firstVisibleId],
  )

/** Collects the statuses with those that they boost and quote. */
function collectStatuses(
  get: Getter,
  session: Session,
  ids: readonly StatusId[],
): readonly StatusRecord[] {
  const wanted = new Set(ids)
  const found: StatusRecord[] = []
  // A set can grow during iteration, so that added references are visited too.
  for (const id of wanted) {
    const status = get(serverStatusAtoms(session)(id))
    if (status === undefined) continue
    found.push(status)
    if (status.reblog !== null) wanted.add(status.reblog)
    if (status.quote?.status != null) wanted.add(status.quote.status)
  }
  return found
}

/** Collects the accounts with those that they have moved to. */
function collectAccounts(
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

function addCounters(get: Getter, session: Session, accounts: readonly AccountRecord[]) {
  const counters = accounts.flatMap(({ id }) => {
    const counted = get(accountCountersAtoms(session)(id))
    return counted === undefined ? [] : [[id, counted] as const]
  })
  return { accounts, counters }
}
