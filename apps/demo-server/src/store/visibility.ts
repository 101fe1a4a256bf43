import { type Expression, type ExpressionBuilder, sql, type SqlBool } from 'kysely'
import type { Db, Store } from './store.ts'
import type { Id, Tables } from './tables.ts'

/** Whose eyes: rows that they may not see do not exist for them. null: nobody is signed in. */
export type Viewer = Id | null

/** Ids of those who block the viewer: to the viewer their posts do not exist. */
const blockersOf = (viewer: Id) =>
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

export type StatusExpressions = ExpressionBuilder<Tables & { s: Tables['statuses'] }, 's'>

/**
 * The one rule of who may see a status `s`: everybody what is public or unlisted, its author and whom
 * it mentions everything, followers also what is for followers; nothing whom the author blocks, and
 * what is for this instance alone nobody without an account here, people of other servers included. A boost is seen
 * by who may see both it and what it boosts.
 *
 * @see CMP-42
 */
export function isVisibleTo(viewer: Viewer) {
  return (eb: StatusExpressions): Expression<SqlBool> =>
    eb.and([
      isOneVisible(viewer, 's'),
      eb.or([
        eb('s.reblog_of_id', 'is', null),
        sql<SqlBool>`exists (select from statuses o where o.id = s.reblog_of_id and ${isOneVisible(viewer, 'o')})`,
      ]),
    ])
}

function isOneVisible(viewer: Viewer, alias: 's' | 'o'): Expression<SqlBool> {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  if (viewer === null)
    return sql<SqlBool>`(${column('visibility')} in ('public', 'unlisted') and not ${column('local_only')})`
  return sql<SqlBool>`(${column('account_id')} not in (${blockersOf(viewer)})
    and (not ${column('local_only')} or ${livesHere(viewer)})
    and (${column('visibility')} in ('public', 'unlisted')
    or ${column('account_id')} = ${viewer}
    or exists (select from status_mentions m where m.status_id = ${column('id')} and m.account_id = ${viewer})
    or (${column('visibility')} = 'private' and exists (
      select from follows f where f.account_id = ${viewer} and f.target_id = ${column('account_id')}))))`
}

/** Asked once for a whole query: it says nothing of the status. */
const livesHere = (viewer: Id) =>
  sql<SqlBool>`exists (select from accounts v where v.id = ${viewer} and v.domain is null)`

/** How long a look at the clock is good for: mutes are timed in seconds. */
const FRESH_MS = 1_000

const looked = new WeakMap<Store, number>()

/**
 * Ends the mutes whose time is over, so that no query need ask for the time.
 *
 * @param db the transaction, where there is one
 */
export async function dropExpiredMutes(store: Store, db: Db = store.db): Promise<void> {
  const now = store.clock()
  if (Math.abs(now - (looked.get(store) ?? Number.NEGATIVE_INFINITY)) < FRESH_MS) return
  looked.set(store, now)
  await db.deleteFrom('mutes').where('expires_at', '<=', new Date(now)).execute()
}
