import type { Selectable } from 'kysely'
import type { Db, Store } from '../store/store.ts'
import type { Id, NotificationTable } from '../store/tables.ts'

interface News {
  readonly to: Id
  readonly from: Id
  readonly type: 'follow' | 'favourite' | 'reblog' | 'mention' | 'follow_request'
  readonly statusId: Id | null
}

/** Tells people of this instance, never themselves. @returns the rows, to be streamed once all is saved */
export async function notify(
  { ids, clock }: Store,
  db: Db,
  news: readonly News[],
): Promise<Selectable<NotificationTable>[]> {
  const wanted = news.filter(({ to, from }) => to !== from)
  if (wanted.length === 0) return []
  const people = wanted.map(({ to }) => to)
  const local = await db
    .selectFrom('accounts')
    .select('id')
    .where('id', 'in', people)
    .where('domain', 'is', null)
    .execute()
  const localIds = new Set(local.map(({ id }) => id))
  const rows = wanted
    .filter(({ to }) => localIds.has(to))
    .map(({ to, from, type, statusId }) => ({
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
