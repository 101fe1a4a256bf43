import type { AccountRow } from '../store/reads.ts'
import type { Db } from '../store/store.ts'
import type { Id } from '../store/tables.ts'
import { announceNotifications, type Services } from '../streaming/announce.ts'
import { notify } from './notify.ts'

/** Follows, or asks to where the account is locked; of one already followed only `reblogs` changes. */
export async function followAccount(
  services: Services,
  me: Id,
  target: AccountRow,
  reblogs: boolean,
): Promise<void> {
  const { store } = services
  const notifications = await store.db.transaction().execute(async (db) => {
    const changed = await db
      .updateTable('follows')
      .set({ reblogs })
      .where('account_id', '=', me)
      .where('target_id', '=', target.id)
      .returning('id')
      .executeTakeFirst()
    if (changed !== undefined) return []
    return target.locked
      ? requestFollow(services, db, me, target.id)
      : addFollow(services, db, me, target.id, reblogs)
  })
  await announceNotifications(services, notifications)
}

async function addFollow({ store }: Services, db: Db, me: Id, target: Id, reblogs: boolean) {
  await db
    .insertInto('follows')
    .values({
      id: store.ids.next(),
      account_id: me,
      target_id: target,
      reblogs,
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

/** Also takes back a request, and takes the account out of the own lists. */
export async function unfollowAccount({ store }: Services, me: Id, target: Id): Promise<void> {
  await store.db.transaction().execute(async (db) => {
    await db
      .deleteFrom('follow_requests')
      .where('account_id', '=', me)
      .where('target_id', '=', target)
      .execute()
    const removed = await db
      .deleteFrom('follows')
      .where('account_id', '=', me)
      .where('target_id', '=', target)
      .returning('id')
      .executeTakeFirst()
    if (removed === undefined) return
    await countFollow(db, me, target, -1)
    await db
      .deleteFrom('list_accounts')
      .where('account_id', '=', target)
      .where('list_id', 'in', (eb) =>
        eb.selectFrom('lists').select('id').where('account_id', '=', me),
      )
      .execute()
  })
}

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
