import { type RawBuilder, sql } from 'kysely'
import type { StatusRow } from './find-rows.ts'
import type { Db } from './store.ts'
import type { Id } from './tables.ts'
import { selectVisibleStatuses } from './timelines.ts'
import { isWanted, type Viewer } from './visibility.ts'

/** The maximum depth of a thread. */
const MAX_DEPTH = 200

interface ContextRows {
  /** From the first post down to the parent. */
  readonly ancestors: readonly StatusRow[]
  /** In tree order: each reply is followed by its own replies, oldest first. */
  readonly descendants: readonly StatusRow[]
}

/** Reads the posts above and below a status, without those that the viewer may not see or has muted or blocked. */
export async function readContext(
  db: Db,
  viewer: Viewer,
  { id, in_reply_to_id }: StatusRow,
): Promise<ContextRows> {
  const above =
    in_reply_to_id === null
      ? []
      : await queryIds(
          db,
          sql<{ id: Id }>`
    with recursive up (id, in_reply_to_id, path) as (
      select id, in_reply_to_id, array[0::bigint] from statuses where id = ${in_reply_to_id}
      union all
      select s.id, s.in_reply_to_id, up.path || 0::bigint from statuses s join up on s.id = up.in_reply_to_id
      where cardinality(up.path) < ${MAX_DEPTH}::int)
    select id from up order by cardinality(path) desc`,
        )
  const below = await queryIds(
    db,
    sql<{ id: Id }>`
    with recursive down (id, path) as (
      select id, array[id] from statuses where in_reply_to_id = ${id}
      union all
      select s.id, down.path || s.id from statuses s join down on s.in_reply_to_id = down.id
      where cardinality(down.path) < ${MAX_DEPTH}::int)
    select id from down order by path`,
  )
  return {
    ancestors: await findStatusesInOrder(db, viewer, above),
    descendants: await findStatusesInOrder(db, viewer, below),
  }
}

async function queryIds(db: Db, query: RawBuilder<{ id: Id }>): Promise<Id[]> {
  const { rows } = await query.execute(db)
  return rows.map(({ id }) => id)
}

async function findStatusesInOrder(
  db: Db,
  viewer: Viewer,
  ids: readonly Id[],
): Promise<StatusRow[]> {
  if (ids.length === 0) return []
  const rows = await selectVisibleStatuses(db, viewer)
    .where('s.id', 'in', ids)
    .$if(viewer !== null, (query) => query.where(isWanted(viewer ?? '')))
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
