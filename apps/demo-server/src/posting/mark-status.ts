import { invalid } from '../http/response.ts'
import type { StatusRow } from '../store/find-rows.ts'
import type { Db, Store } from '../store/store.ts'
import type { Id } from '../store/tables.ts'
import { sendNotificationEvents, type Services } from '../streaming/send-events.ts'
import { notify } from './notify.ts'

/** Favourites a status. Can be repeated. */
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
  await sendNotificationEvents(services, notifications)
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

/** Bookmarks a status. Bookmarks are private. */
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

const MAX_PINS = 5

/**
 * Pins an own status to the own profile. Can be repeated.
 *
 * @throws {ApiFailure} 422 for a status of another account, a boost, a direct post, and if the limit is reached
 */
export async function pinStatus({ db, clock }: Store, me: Id, status: StatusRow): Promise<void> {
  if (status.reblog_of_id !== null) throw invalid('A boost cannot be pinned')
  if (status.account_id !== me) throw invalid("Someone else's post cannot be pinned")
  if (status.visibility === 'direct') {
    throw invalid('Posts that are only visible to mentioned users cannot be pinned')
  }
  await db.transaction().execute(async (trx) => {
    // Locks the account, so that concurrent requests cannot exceed the limit.
    await trx.selectFrom('accounts').select('id').where('id', '=', me).forUpdate().execute()
    const pins = await trx
      .selectFrom('statuses')
      .select('id')
      .where('account_id', '=', me)
      .where('pinned', '=', true)
      .execute()
    if (pins.some(({ id }) => id === status.id)) return
    if (pins.length >= MAX_PINS) {
      throw invalid('You have already pinned the maximum number of posts')
    }
    await trx
      .updateTable('statuses')
      .set({ pinned: true, pinned_at: new Date(clock()) })
      .where('id', '=', status.id)
      .execute()
  })
}

export async function unpinStatus({ db }: Store, me: Id, statusId: Id): Promise<void> {
  await db
    .updateTable('statuses')
    .set({ pinned: false, pinned_at: null })
    .where('id', '=', statusId)
    .where('account_id', '=', me)
    .execute()
}
