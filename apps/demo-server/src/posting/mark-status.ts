import type { StatusRow } from '../store/reads.ts'
import type { Db } from '../store/store.ts'
import type { Id } from '../store/tables.ts'
import { announceNotifications, type Services } from '../streaming/announce.ts'
import { notify } from './notify.ts'

/** A second time changes nothing. */
export async function favouriteStatus(
  services: Services,
  me: Id,
  status: StatusRow,
): Promise<void> {
  const { store } = services
  const notifications = await store.db.transaction().execute(async (db) => {
    const added = await db
      .insertInto('favourites')
      .values({
        id: store.ids.next(),
        account_id: me,
        status_id: status.id,
        created_at: new Date(store.clock()),
      })
      .onConflict((conflict) => conflict.columns(['account_id', 'status_id']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (added === undefined) return []
    await countFavourite(db, status.id, 1)
    return notify(store, db, [
      { to: status.account_id, from: me, type: 'favourite', statusId: status.id },
    ])
  })
  await announceNotifications(services, notifications)
}

export async function unfavouriteStatus({ store }: Services, me: Id, statusId: Id): Promise<void> {
  await store.db.transaction().execute(async (db) => {
    const removed = await db
      .deleteFrom('favourites')
      .where('account_id', '=', me)
      .where('status_id', '=', statusId)
      .returning('id')
      .executeTakeFirst()
    if (removed !== undefined) await countFavourite(db, statusId, -1)
  })
}

async function countFavourite(db: Db, statusId: Id, change: 1 | -1): Promise<void> {
  await db
    .updateTable('statuses')
    .set((eb) => ({ favourites_count: eb('favourites_count', '+', change) }))
    .where('id', '=', statusId)
    .execute()
}

/** Nobody else ever learns of a bookmark. */
export async function bookmarkStatus({ store }: Services, me: Id, statusId: Id): Promise<void> {
  await store.db
    .insertInto('bookmarks')
    .values({
      id: store.ids.next(),
      account_id: me,
      status_id: statusId,
      created_at: new Date(store.clock()),
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'status_id']).doNothing())
    .execute()
}

export async function unbookmarkStatus({ store }: Services, me: Id, statusId: Id): Promise<void> {
  await store.db
    .deleteFrom('bookmarks')
    .where('account_id', '=', me)
    .where('status_id', '=', statusId)
    .execute()
}
