import type { Selectable } from 'kysely'
import type { Db, Store } from '../store/store.ts'
import type { Id, NotificationTable } from '../store/tables.ts'
import { findThreadMutingAccounts } from '../store/thread-mutes.ts'
import { dropExpiredMutes, isSilenced } from '../store/visibility.ts'

interface NewNotification {
  readonly to: Id
  readonly from: Id
  readonly type:
    | 'follow'
    | 'favourite'
    | 'reblog'
    | 'mention'
    | 'follow_request'
    | 'update'
    | 'poll'
  readonly statusId: Id | null
}

/**
 * Notifies local accounts. Omits notifications for the own actions, from muted and blocked accounts, and about muted
 * threads.
 *
 * @returns the rows, to be streamed after the transaction
 */
export async function notify(
  store: Store,
  db: Db,
  news: readonly NewNotification[],
): Promise<Selectable<NotificationTable>[]> {
  const { ids, clock } = store
  const wanted = await filterWanted(store, db, news)
  const rows = wanted.map(({ to, from, type, statusId }) => ({
    id: ids.next(),
    account_id: to,
    from_account_id: from,
    type,
    status_id: statusId,
    created_at: new Date(clock()),
  }))
  if (rows.length > 0) await db.insertInto('notifications').values(rows).execute()
  return rows
}

async function filterWanted(
  store: Store,
  db: Db,
  news: readonly NewNotification[],
): Promise<readonly NewNotification[]> {
  const ofOthers = news.filter(({ to, from }) => to !== from)
  if (ofOthers.length === 0) return []
  await dropExpiredMutes(store, db)
  const people = ofOthers.map(({ to }) => to)
  const local = await db
    .selectFrom('accounts')
    .select('id')
    .where('id', 'in', people)
    .where('domain', 'is', null)
    .execute()
  const localIds = new Set(local.map(({ id }) => id))
  const muting = await findMuted(db, ofOthers)
  const wanted: NewNotification[] = []
  for (const one of ofOthers) {
    if (!localIds.has(one.to) || muting.has(one)) continue
    if (!(await isSilenced(db, one.to, one.from))) wanted.push(one)
  }
  return wanted
}

/** Finds the notifications about threads that their recipient has muted. */
async function findMuted(
  db: Db,
  news: readonly NewNotification[],
): Promise<ReadonlySet<NewNotification>> {
  const statusIds = new Set(news.flatMap(({ statusId }) => statusId ?? []))
  const muted = new Set<NewNotification>()
  for (const statusId of statusIds) {
    const about = news.filter((one) => one.statusId === statusId)
    const people = about.map(({ to }) => to)
    const mutingAccounts = await findThreadMutingAccounts(db, people, statusId)
    for (const one of about) if (mutingAccounts.has(one.to)) muted.add(one)
  }
  return muted
}
