import { sql } from 'kysely'
import type { AccountRow } from '../store/reads.ts'
import type { Db } from '../store/store.ts'
import type { Id } from '../store/tables.ts'
import { announceNotifications, type Services } from '../streaming/announce.ts'
import { countFollow } from './count-follow.ts'
import { notify } from './notify.ts'

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
export async function addFollow(
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
