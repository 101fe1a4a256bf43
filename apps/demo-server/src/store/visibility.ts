import { type Expression, type ExpressionBuilder, sql, type SqlBool } from 'kysely'
import type { Db, Store } from './store.ts'
import type { Id, Tables } from './tables.ts'

/** The account that reads. Rows that it may not see are treated as missing. null: a guest. */
export type Viewer = Id | null

/** Selects the ids of accounts that block the viewer. Their posts are treated as missing. */
const selectBlockers = (viewer: Id) =>
  sql`select b.account_id from blocks b where b.target_id = ${viewer}`

const selectBlocked = (viewer: Id) => sql`
  select b.target_id from blocks b where b.account_id = ${viewer}
  union all select a.id from domain_blocks d join accounts a on a.domain = d.domain
    where d.account_id = ${viewer}`

/** Selects the ids of accounts that the viewer excludes from timelines and threads. */
const selectUnwanted = (viewer: Id) => sql`${selectBlocked(viewer)}
  union all select m.target_id from mutes m where m.account_id = ${viewer}`

/** Selects the ids of accounts that the viewer excludes from notifications too. */
const selectSilenced = (viewer: Id) => sql`${selectBlocked(viewer)}
  union all select m.target_id from mutes m where m.account_id = ${viewer} and m.notifications`

/** Whether neither a status `s` nor the status that it boosts is by an unwanted account. */
export const isWanted = (viewer: Id): Expression<SqlBool> => sql<SqlBool>`
  (s.account_id not in (${selectUnwanted(viewer)})
    and (s.reblog_of_id is null or not exists (select from statuses o
      where o.id = s.reblog_of_id and o.account_id in (${selectUnwanted(viewer)}))))`

/** For home and lists: also excludes statuses that mention an unwanted account. Own statuses are always included. */
export const isWantedAtHome = (viewer: Id): Expression<SqlBool> => sql<SqlBool>`
  (s.account_id = ${viewer} or (${isWanted(viewer)}
    and not exists (select from status_mentions w
      where w.status_id in (s.id, s.reblog_of_id) and w.account_id in (${selectUnwanted(viewer)}))))`

/** Whether a status `s` is not by a silenced account. */
export const isNotSilenced = (viewer: Id): Expression<SqlBool> =>
  sql<SqlBool>`s.account_id not in (${selectSilenced(viewer)})`

/** Whether the viewer gets no notifications of an account. */
export async function isSilenced(db: Db, viewer: Id, account: Id): Promise<boolean> {
  const { rows } = await sql<{ yes: boolean }>`
    select ${account}::bigint in (${selectSilenced(viewer)}) as yes`.execute(db)
  return rows[0]?.yes === true
}

/** Whether an author's posts are excluded from the public streams of a viewer. */
export async function isHidden(db: Db, viewer: Id, author: Id): Promise<boolean> {
  const { rows } = await sql<{ yes: boolean }>`
    select ${author}::bigint in (${selectUnwanted(viewer)} union all ${selectBlockers(viewer)}) as yes`.execute(
    db,
  )
  return rows[0]?.yes === true
}

export type StatusExpressions = ExpressionBuilder<Tables & { s: Tables['statuses'] }, 's'>

/**
 * The rule for who may see a status `s`. Anyone sees public and unlisted statuses. The author and mentioned accounts
 * see all; followers also see followers-only statuses. Accounts that the author blocks see none, and local-only
 * statuses are hidden from guests and from accounts of other servers. A boost is visible to accounts that may see
 * both the boost and the boosted status.
 *
 * @see CMP-42
 */
export function isVisibleTo(viewer: Viewer) {
  return (eb: StatusExpressions): Expression<SqlBool> =>
    eb.and([
      isStatusVisible(viewer, 's'),
      eb.or([
        eb('s.reblog_of_id', 'is', null),
        sql<SqlBool>`exists (select from statuses o where o.id = s.reblog_of_id and ${isStatusVisible(viewer, 'o')})`,
      ]),
    ])
}

function isStatusVisible(viewer: Viewer, alias: 's' | 'o'): Expression<SqlBool> {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  if (viewer === null)
    return sql<SqlBool>`(${column('visibility')} in ('public', 'unlisted') and not ${column('local_only')})`
  return sql<SqlBool>`(${column('account_id')} not in (${selectBlockers(viewer)})
    and (not ${column('local_only')} or ${isLocalAccount(viewer)})
    and (${column('visibility')} in ('public', 'unlisted')
    or ${column('account_id')} = ${viewer}
    or exists (select from status_mentions m where m.status_id = ${column('id')} and m.account_id = ${viewer})
    or (${column('visibility')} = 'private' and exists (
      select from follows f where f.account_id = ${viewer} and f.target_id = ${column('account_id')}))))`
}

/** Independent of the status, so that it is evaluated once per query. */
const isLocalAccount = (viewer: Id) =>
  sql<SqlBool>`exists (select from accounts v where v.id = ${viewer} and v.domain is null)`

/** Minimum time between two checks. Mutes are timed in seconds. */
const CHECK_INTERVAL_MS = 1_000

const lastChecks = new WeakMap<Store, number>()

/**
 * Deletes expired mutes, so that queries need not check the time.
 *
 * @param db the transaction, if there is one
 */
export async function dropExpiredMutes(store: Store, db: Db = store.db): Promise<void> {
  const now = store.clock()
  if (Math.abs(now - (lastChecks.get(store) ?? Number.NEGATIVE_INFINITY)) < CHECK_INTERVAL_MS)
    return
  lastChecks.set(store, now)
  await db.deleteFrom('mutes').where('expires_at', '<=', new Date(now)).execute()
}
