import { sql } from 'kysely'
import type { AccountRow } from '../store/find-rows.ts'
import type { Db } from '../store/store.ts'
import type { Id } from '../store/tables.ts'
import { sendNotificationEvents, type Services } from '../streaming/send-events.ts'
import { notify } from './notify.ts'

/** Updates the follower counts of both accounts. */
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

export interface FollowOptions {
  readonly reblogs?: boolean
  /** Whether new posts create a notification. Unchanged if not given. */
  readonly notify?: boolean | null
}

/**
 * Follows an account, or requests to follow it if it is locked. Changes only the options if it is already followed.
 *
 * @returns false if one of the accounts blocks the other; nothing is changed then
 */
export async function followAccount(
  services: Services,
  me: Id,
  target: AccountRow,
  options: FollowOptions = {},
): Promise<boolean> {
  const { store } = services
  const notifications = await store.db.transaction().execute(async (db) => {
    if (await hasBlock(db, me, target.id)) return null
    if (await updateFollow(db, me, target.id, options)) return []
    return target.locked
      ? requestFollow(services, db, me, target.id)
      : addFollow(services, db, me, target.id, options)
  })
  if (notifications === null) return false
  await sendNotificationEvents(services, notifications)
  return true
}

/** Requests to follow an account, even if it is not locked. */
export async function askToFollow(services: Services, me: Id, target: Id): Promise<void> {
  const { db } = services.store
  const notifications = await db
    .transaction()
    .execute((trx) => requestFollow(services, trx, me, target))
  await sendNotificationEvents(services, notifications)
}

/** Whether one account blocks the other, or the domain of the other. */
async function hasBlock(db: Db, me: Id, other: Id): Promise<boolean> {
  const { rows } = await sql<{ yes: boolean }>`
    select exists (select from blocks b where (b.account_id = ${me} and b.target_id = ${other})
        or (b.account_id = ${other} and b.target_id = ${me}))
      or exists (select from domain_blocks d join accounts a on a.domain = d.domain
        where (d.account_id = ${me} and a.id = ${other}) or (d.account_id = ${other} and a.id = ${me}))
      as yes`.execute(db)
  return rows[0]?.yes === true
}

async function updateFollow(
  db: Db,
  me: Id,
  target: Id,
  { reblogs = true, notify: isNotifying = null }: FollowOptions,
): Promise<boolean> {
  const changed = await db
    .updateTable('follows')
    .set({ reblogs, ...(isNotifying !== null && { notify: isNotifying }) })
    .where('account_id', '=', me)
    .where('target_id', '=', target)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

/** @returns the notifications for the followed account */
async function addFollow(
  { store }: Services,
  db: Db,
  me: Id,
  target: Id,
  { reblogs = true, notify: isNotifying }: FollowOptions = {},
) {
  await db
    .insertInto('follows')
    .values({
      id: store.ids.next(),
      account_id: me,
      target_id: target,
      reblogs,
      notify: isNotifying ?? false,
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

/**
 * Unfollows an account. Also withdraws a follow request, and removes the account from the own lists and the own
 * profile.
 */
export async function unfollowAccount({ store }: Services, me: Id, target: Id): Promise<void> {
  await store.db.transaction().execute((db) => removeFollow(db, me, target))
}

/** Like `unfollowAccount`, as part of a larger transaction. */
export async function removeFollow(db: Db, me: Id, target: Id): Promise<void> {
  await removeRequest(db, me, target)
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

/** Deletes a follow request and its notification. @returns whether the request existed */
async function removeRequest(db: Db, me: Id, target: Id): Promise<boolean> {
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

/** Accepts a follow request. @returns false if there is none */
export async function authorizeFollow(services: Services, me: Id, asker: Id): Promise<boolean> {
  const notifications = await services.store.db.transaction().execute(async (db) => {
    if (!(await removeRequest(db, asker, me))) return null
    return addFollow(services, db, asker, me)
  })
  if (notifications === null) return false
  await sendNotificationEvents(services, notifications)
  return true
}

/** Rejects a follow request without a notification. @returns false if there is none */
export function rejectFollow({ store }: Services, me: Id, asker: Id): Promise<boolean> {
  return store.db.transaction().execute((db) => removeRequest(db, asker, me))
}
