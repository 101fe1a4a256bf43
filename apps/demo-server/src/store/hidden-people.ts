import { type Expression, type SqlBool, sql } from 'kysely'
import type { Db } from './store.ts'
import type { Id } from './tables.ts'

/** Ids of those who block the viewer: to the viewer their posts do not exist. */
export const blockersOf = (viewer: Id) =>
  sql`select b.account_id from blocks b where b.target_id = ${viewer}`

const blockedBy = (viewer: Id) => sql`
  select b.target_id from blocks b where b.account_id = ${viewer}
  union all select a.id from domain_blocks d join accounts a on a.domain = d.domain
    where d.account_id = ${viewer}`

/** Ids of those whom the viewer does not want in timelines and threads. */
const unwantedBy = (viewer: Id) => sql`${blockedBy(viewer)}
  union all select m.target_id from mutes m where m.account_id = ${viewer}`

/** Ids of those of whom the viewer wants to hear nothing at all. */
const silencedBy = (viewer: Id) => sql`${blockedBy(viewer)}
  union all select m.target_id from mutes m where m.account_id = ${viewer} and m.notifications`

/** A status `s` by nobody unwanted, nor the boost of such a one. */
export const isWanted = (viewer: Id): Expression<SqlBool> => sql<SqlBool>`
  (s.account_id not in (${unwantedBy(viewer)})
    and (s.reblog_of_id is null or not exists (select from statuses o
      where o.id = s.reblog_of_id and o.account_id in (${unwantedBy(viewer)}))))`

/** In home and lists, also one that mentions nobody unwanted; what one wrote oneself always stays. */
export const isWantedAtHome = (viewer: Id): Expression<SqlBool> => sql<SqlBool>`
  (s.account_id = ${viewer} or (${isWanted(viewer)}
    and not exists (select from status_mentions w
      where w.status_id in (s.id, s.reblog_of_id) and w.account_id in (${unwantedBy(viewer)}))))`

/** A status `s` by nobody of whom the viewer wants to hear nothing at all. */
export const isHeard = (viewer: Id): Expression<SqlBool> =>
  sql<SqlBool>`s.account_id not in (${silencedBy(viewer)})`

/** Whether news of somebody is kept from this person. */
export async function isSilenced(db: Db, viewer: Id, somebody: Id): Promise<boolean> {
  const { rows } = await sql<{ yes: boolean }>`
    select ${somebody}::bigint in (${silencedBy(viewer)}) as yes`.execute(db)
  return rows[0]?.yes === true
}

/** Whether an author's posts do not come to this person by a public stream. */
export async function isHidden(db: Db, viewer: Id, author: Id): Promise<boolean> {
  const { rows } = await sql<{ yes: boolean }>`
    select ${author}::bigint in (${unwantedBy(viewer)} union all ${blockersOf(viewer)}) as yes`.execute(
    db,
  )
  return rows[0]?.yes === true
}
