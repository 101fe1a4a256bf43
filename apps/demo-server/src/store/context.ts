import { type RawBuilder, sql } from 'kysely'
import type { StatusRow } from './reads.ts'
import type { Db } from './store.ts'
import type { Id } from './tables.ts'
import { statusesSeenBy } from './timelines.ts'
import { isWanted, type Viewer } from './visibility.ts'

/** How deep a thread is followed; nobody reads further. */
const MAX_DEPTH = 200

interface ContextRows {
  /** From the first post down to the one that is answered. */
  readonly ancestors: readonly StatusRow[]
  /** As a tree is read: each answer before its sibling's, oldest first. */
  readonly descendants: readonly StatusRow[]
}

/** What stands above and below a status, as far as the viewer may and wants to see it. */
export async function readContext(
  db: Db,
  viewer: Viewer,
  { id, in_reply_to_id }: StatusRow,
): Promise<ContextRows> {
  const above =
    in_reply_to_id === null
      ? []
      : await walk(
          db,
          sql<{ id: Id }>`
    with recursive up (id, in_reply_to_id, path) as (
      select id, in_reply_to_id, array[0::bigint] from statuses where id = ${in_reply_to_id}
      union all
      select s.id, s.in_reply_to_id, up.path || 0::bigint from statuses s join up on s.id = up.in_reply_to_id
      where cardinality(up.path) < ${MAX_DEPTH}::int)
    select id from up order by cardinality(path) desc`,
        )
  const below = await walk(
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
    ancestors: await inOrder(db, viewer, above),
    descendants: await inOrder(db, viewer, below),
  }
}

async function walk(db: Db, query: RawBuilder<{ id: Id }>): Promise<Id[]> {
  const { rows } = await query.execute(db)
  return rows.map(({ id }) => id)
}

async function inOrder(db: Db, viewer: Viewer, ids: readonly Id[]): Promise<StatusRow[]> {
  if (ids.length === 0) return []
  const rows = await statusesSeenBy(db, viewer)
    .where('s.id', 'in', ids)
    .$if(viewer !== null, (query) => query.where(isWanted(viewer ?? '')))
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
