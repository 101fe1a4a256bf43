import type { StatusRow } from '../store/find-rows.ts'
import type { Db, Store } from '../store/store.ts'
import type { Id } from '../store/tables.ts'
import { findAudience } from '../streaming/audience.ts'
import { sendDeletionEvent, type Services } from '../streaming/send-events.ts'

interface DeletionOptions {
  /** Whether the media are detached, so that they can be attached to a new post. */
  readonly keepsMedia?: boolean
}

/** Deletes a status with all its boosts and streams the deletion to those who may see them. */
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
      deliveries: await findAudience(store, hub, status),
    })),
  )

  let files: Awaited<ReturnType<typeof findFiles>> = []
  await store.db.transaction().execute(async (db) => {
    if (keepsMedia) await detachMedia(store, db, row.id)
    files = await findFiles(db, row.id)
    await db.deleteFrom('statuses').where('id', '=', row.id).execute()
    for (const status of gone) await decreasePostCount(db, status.account_id)
    if (row.in_reply_to_id !== null) await decreaseCount(db, 'replies_count', row.in_reply_to_id)
    if (row.reblog_of_id !== null) await decreaseCount(db, 'reblogs_count', row.reblog_of_id)
  })

  for (const watcher of hub.watchers()) watcher.onDeleted(row)
  await uploads.deleteFiles(files)
  for (const { id, deliveries } of audiences) sendDeletionEvent(id, deliveries)
}

const findFiles = (db: Db, id: Id) =>
  db
    .selectFrom('media')
    .select(['file', 'preview'])
    .where('status_id', '=', id)
    // Files of other servers are not this server's.
    .where('file', 'not like', '%://%')
    .execute()

/** Detaches the media and dates them as new uploads, so that the cleanup does not delete them. */
async function detachMedia({ clock }: Store, db: Db, id: Id): Promise<void> {
  await db
    .updateTable('media')
    .set({ status_id: null, created_at: new Date(clock()) })
    .where('status_id', '=', id)
    .where('position', '>=', 0)
    .execute()
}

async function decreasePostCount(db: Db, id: Id): Promise<void> {
  await db
    .updateTable('accounts')
    .set((eb) => ({ statuses_count: eb('statuses_count', '-', 1) }))
    .where('id', '=', id)
    .execute()
}

async function decreaseCount(
  db: Db,
  column: 'replies_count' | 'reblogs_count',
  id: Id,
): Promise<void> {
  await db
    .updateTable('statuses')
    .set((eb) => ({ [column]: eb(column, '-', 1) }))
    .where('id', '=', id)
    .execute()
}
