import { sql } from 'kysely'
import type { Db } from './store.ts'
import type { Id } from './tables.ts'

/** How many levels up a thread is followed. */
const MAX_DEPTH = 200

/**
 * Finds the first status of each status's thread. A deleted status still identifies its thread, so that a muted
 * thread stays muted.
 */
async function findThreadRoots(db: Db, ids: readonly Id[]): Promise<ReadonlyMap<Id, Id>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: Id; root: Id }>`
    with recursive up (id, root, depth) as (
      select w.id, w.id, 0 from unnest(${[...ids]}::bigint[]) as w (id)
      union all
      select up.id, s.in_reply_to_id, up.depth + 1 from up join statuses s on s.id = up.root
      where s.in_reply_to_id is not null and up.depth < ${MAX_DEPTH}::int)
    select distinct on (id) id, root from up order by id, depth desc`.execute(db)
  return new Map(rows.map(({ id, root }) => [id, root]))
}

export async function muteThread(db: Db, me: Id, statusId: Id): Promise<void> {
  await db
    .insertInto('thread_mutes')
    .values({ account_id: me, root_id: await findThreadRoot(db, statusId) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function unmuteThread(db: Db, me: Id, statusId: Id): Promise<void> {
  await db
    .deleteFrom('thread_mutes')
    .where('account_id', '=', me)
    .where('root_id', '=', await findThreadRoot(db, statusId))
    .execute()
}

/** Finds the statuses that are in a thread muted by the account. Skips the search when it has muted none. */
export async function findMutedStatuses(
  db: Db,
  me: Id,
  ids: readonly Id[],
): Promise<ReadonlySet<Id>> {
  const mutes = await db
    .selectFrom('thread_mutes')
    .select('root_id')
    .where('account_id', '=', me)
    .execute()
  if (mutes.length === 0) return new Set()
  const muted = new Set(mutes.map(({ root_id }) => root_id))
  const roots = await findThreadRoots(db, ids)
  return new Set(ids.filter((id) => muted.has(roots.get(id) ?? id)))
}

/** Finds the accounts that have muted the thread of a status. */
export async function findThreadMutingAccounts(
  db: Db,
  accountIds: readonly Id[],
  statusId: Id,
): Promise<ReadonlySet<Id>> {
  if (accountIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('thread_mutes')
    .select('account_id')
    .where('account_id', 'in', accountIds)
    .where('root_id', '=', await findThreadRoot(db, statusId))
    .execute()
  return new Set(rows.map(({ account_id }) => account_id))
}

async function findThreadRoot(db: Db, statusId: Id): Promise<Id> {
  return (await findThreadRoots(db, [statusId])).get(statusId) ?? statusId
}
