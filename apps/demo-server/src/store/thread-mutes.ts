import { sql } from 'kysely'
import type { Db } from './store.ts'
import type { Id } from './tables.ts'

/** How far up a thread is followed. */
const MAX_DEPTH = 200

/**
 * The first status of the thread that each of these stands in. A status that was deleted still names
 * its thread, so that what was muted stays so.
 */
async function threadRoots(db: Db, ids: readonly Id[]): Promise<ReadonlyMap<Id, Id>> {
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
    .values({ account_id: me, root_id: await rootOf(db, statusId) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function unmuteThread(db: Db, me: Id, statusId: Id): Promise<void> {
  await db
    .deleteFrom('thread_mutes')
    .where('account_id', '=', me)
    .where('root_id', '=', await rootOf(db, statusId))
    .execute()
}

/** Which of these statuses stand in a thread that this person has muted. Costs nothing for who muted none. */
export async function mutedAmong(db: Db, me: Id, ids: readonly Id[]): Promise<ReadonlySet<Id>> {
  const mutes = await db
    .selectFrom('thread_mutes')
    .select('root_id')
    .where('account_id', '=', me)
    .execute()
  if (mutes.length === 0) return new Set()
  const muted = new Set(mutes.map(({ root_id }) => root_id))
  const roots = await threadRoots(db, ids)
  return new Set(ids.filter((id) => muted.has(roots.get(id) ?? id)))
}

/** Who of these has muted the thread of a status. */
export async function mutersOf(
  db: Db,
  people: readonly Id[],
  statusId: Id,
): Promise<ReadonlySet<Id>> {
  if (people.length === 0) return new Set()
  const rows = await db
    .selectFrom('thread_mutes')
    .select('account_id')
    .where('account_id', 'in', people)
    .where('root_id', '=', await rootOf(db, statusId))
    .execute()
  return new Set(rows.map(({ account_id }) => account_id))
}

async function rootOf(db: Db, statusId: Id): Promise<Id> {
  return (await threadRoots(db, [statusId])).get(statusId) ?? statusId
}
