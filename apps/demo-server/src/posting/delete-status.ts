import type { StatusRow } from '../store/reads.ts'
import type { Db, Store } from '../store/store.ts'
import type { Id } from '../store/tables.ts'
import { announceDeletion, type Services } from '../streaming/announce.ts'
import { audienceOf } from '../streaming/audience.ts'

interface DeletionOptions {
  /** What is attached is free again, to be posted with other words. */
  readonly keepsMedia?: boolean
}

/** Deletes a status and every boost of it, and tells whoever may have it on their screen. */
export async function deleteStatus(
  services: Services,
  row: StatusRow,
  { keepsMedia = false }: DeletionOptions = {},
): Promise<void> {
  const { store, hub, uploads } = services
  const boosts = await store.db
    .selectFrom('statuses')
    .selectAll()
    .where('reblog_of_id', '=', row.id)
    .execute()
  const gone = [row, ...boosts]
  const audiences = await Promise.all(
    gone.map(async (status) => ({
      id: status.id,
      deliveries: await audienceOf(store, hub, status),
    })),
  )

  let files: Awaited<ReturnType<typeof filesOf>> = []
  await store.db.transaction().execute(async (db) => {
    if (keepsMedia) await freeMedia(store, db, row.id)
    files = await filesOf(db, row.id)
    await db.deleteFrom('statuses').where('id', '=', row.id).execute()
    for (const status of gone) await countDownAuthor(db, status.account_id)
    if (row.in_reply_to_id !== null) await countDown(db, 'replies_count', row.in_reply_to_id)
    if (row.reblog_of_id !== null) await countDown(db, 'reblogs_count', row.reblog_of_id)
  })

  await uploads.forget(files)
  for (const { id, deliveries } of audiences) announceDeletion(id, deliveries)
}

const filesOf = (db: Db, id: Id) =>
  db.selectFrom('media').select(['file', 'preview']).where('status_id', '=', id).execute()

/** From now on it counts as just uploaded. */
async function freeMedia({ clock }: Store, db: Db, id: Id): Promise<void> {
  await db
    .updateTable('media')
    .set({ status_id: null, created_at: new Date(clock()) })
    .where('status_id', '=', id)
    .where('position', '>=', 0)
    .execute()
}

async function countDownAuthor(db: Db, id: Id): Promise<void> {
  await db
    .updateTable('accounts')
    .set((eb) => ({ statuses_count: eb('statuses_count', '-', 1) }))
    .where('id', '=', id)
    .execute()
}

async function countDown(db: Db, column: 'replies_count' | 'reblogs_count', id: Id): Promise<void> {
  await db
    .updateTable('statuses')
    .set((eb) => ({ [column]: eb(column, '-', 1) }))
    .where('id', '=', id)
    .execute()
}
