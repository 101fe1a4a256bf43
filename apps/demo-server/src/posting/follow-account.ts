import { sql } from 'kysely'
import type { AccountRow } from '../store/reads.ts'
import type { Db } from '../store/store.ts'
import type { Id } from '../store/tables.ts'
import { announceNotifications, type Services } from '../streaming/announce.ts'
import { notify } from './notify.ts'

/** Keeps the numbers of both true. */
async function countFollow(db: Db, me: Id, target: Id, change: 1 | -1): Promise<void> {
  await db
    .updateTable('accounts')
    .set((eb) => ({ following_count: eb('following_count', '+', change) }))
    .where('id', '=', me)
    .execute()
  await db
    .updateTable('accounts')
    .set((eb) => ({ followers_count: eb('followers_count', '+', change) }))
    .where('id', '=', target)
    .execute()
}

export interface FollowWish {
  readonly reblogs?: boolean
  /** Whether each of their posts is told; as it was if not said. */
  readonly notify?: boolean | null
}

/**
 * Follows, or asks to where the account is locked; of one already followed only the wish changes.
 *
 * @returns false where one of the two has blocked the other: nothing has happened then
 */
export async function followAccount(
  services: Services,
  me: Id,
  target: AccountRow,
  wish: FollowWish = {},
): Promise<boolean> {
  const { store } = services
  const notifications = await store.db.transaction().execute(async (db) => {
    if (await areApart(db, me, target.id)) return null
    if (await changeFollow(db, me, target.id, wish)) return []
    return target.locked
      ? requestFollow(services, db, me, target.id)
      : addFollow(services, db, me, target.id, wish)
  })
  if (notifications === null) return false
  await announceNotifications(services, notifications)
  return true
}

/** Asks to follow, locked or not. */
export async function askToFollow(services: Services, me: Id, target: Id): Promise<void> {
  const { db } = services.store
  const notifications = await db
    .transaction()
    .execute((trx) => requestFollow(services, trx, me, target))
  await announceNotifications(services, notifications)
}

/** Whether one of the two blocks the other, or the server of the other. */
async function areApart(db: Db, me: Id, other: Id): Promise<boolean> {
  const { rows } = await sql<{ yes: boolean }>`
    select exists (select from blocks b where (b.account_id = ${me} and b.target_id = ${other})
        or (b.account_id = ${other} and b.target_id = ${me}))
      or exists (select from domain_blocks d join accounts a on a.domain = d.domain
        where (d.account_id = ${me} and a.id = ${other}) or (d.account_id = ${other} and a.id = ${me}))
      as yes`.execute(db)
  return rows[0]?.yes === true
}

async function changeFollow(
  db: Db,
  me: Id,
  target: Id,
  { reblogs = true, notify: isTold = null }: FollowWish,
): Promise<boolean> {
  const changed = await db
    .updateTable('follows')
    .set({ reblogs, ...(isTold !== null && { notify: isTold }) })
    .where('account_id', '=', me)
    .where('target_id', '=', target)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

/** @returns what the followed account is told */
async function addFollow(
  { store }: Services,
  db: Db,
  me: Id,
  target: Id,
  { reblogs = true, notify: isTold }: FollowWish = {},
) {
  await db
    .insertInto('follows')
    .values({
      id: store.ids.next(),
      account_id: me,
      target_id: target,
      reblogs,
      notify: isTold ?? false,
      created_at: new Date(store.clock()),
    })
    .execute()
  await countFollow(db, me, target, 1)
  return notify(store, db, [{ to: target, from: me, type: 'follow', statusId: null }])
}

async function requestFollow({ store }: Services, db: Db, me: Id, target: Id) {
  const asked = await db
    .insertInto('follow_requests')
    .values({
      id: store.ids.next(),
      account_id: me,
      target_id: target,
      created_at: new Date(store.clock()),
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'target_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (asked === undefined) return []
  return notify(store, db, [{ to: target, from: me, type: 'follow_request', statusId: null }])
}

/** Also takes back a request, and takes the account out of the own lists and off the own profile. */
export async function unfollowAccount({ store }: Services, me: Id, target: Id): Promise<void> {
  await store.db.transaction().execute((db) => endFollow(db, me, target))
}

/** The same as part of something greater. */
export async function endFollow(db: Db, me: Id, target: Id): Promise<void> {
  await endRequest(db, me, target)
  const removed = await db
    .deleteFrom('follows')
    .where('account_id', '=', me)
    .where('target_id', '=', target)
    .returning('id')
    .executeTakeFirst()
  if (removed === undefined) return
  await countFollow(db, me, target, -1)
  await db
    .deleteFrom('endorsements')
    .where('account_id', '=', me)
    .where('target_id', '=', target)
    .execute()
  await db
    .deleteFrom('list_accounts')
    .where('account_id', '=', target)
    .where('list_id', 'in', (eb) =>
      eb.selectFrom('lists').select('id').where('account_id', '=', me),
    )
    .execute()
}

/** A request and the news of it go together. @returns whether there was one */
async function endRequest(db: Db, me: Id, target: Id): Promise<boolean> {
  const removed = await db
    .deleteFrom('follow_requests')
    .where('account_id', '=', me)
    .where('target_id', '=', target)
    .returning('id')
    .executeTakeFirst()
  if (removed === undefined) return false
  await db
    .deleteFrom('notifications')
    .where('account_id', '=', target)
    .where('from_account_id', '=', me)
    .where('type', '=', 'follow_request')
    .execute()
  return true
}

/** Lets somebody follow who asked to. @returns false when they did not ask */
export async function authorizeFollow(services: Services, me: Id, asker: Id): Promise<boolean> {
  const notifications = await services.store.db.transaction().execute(async (db) => {
    if (!(await endRequest(db, asker, me))) return null
    return addFollow(services, db, asker, me)
  })
  if (notifications === null) return false
  await announceNotifications(services, notifications)
  return true
}

/** They are not told. @returns false when they did not ask */
export function rejectFollow({ store }: Services, me: Id, asker: Id): Promise<boolean> {
  return store.db.transaction().execute((db) => endRequest(db, asker, me))
}
