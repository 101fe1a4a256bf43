import type { AccountRow, StatusRow } from '../store/find-rows.ts'
import type { Db } from '../store/store.ts'
import type { Id } from '../store/tables.ts'
import { sendNotificationEvents, sendStatusEvent, type Services } from '../streaming/send-events.ts'
import { deleteStatus } from './delete-status.ts'
import { notify } from './notify.ts'

/** Whether an account may boost a status: public and unlisted posts, and its own followers-only posts. */
export function canBoost(booster: Id, { visibility, account_id }: StatusRow): boolean {
  return (
    visibility === 'public' ||
    visibility === 'unlisted' ||
    (visibility === 'private' && account_id === booster)
  )
}

/** @returns the boost, or the existing one if the status is already boosted */
export async function boostStatus(
  services: Services,
  booster: AccountRow,
  original: StatusRow,
): Promise<StatusRow> {
  const { store } = services
  const { boost, notifications } = await store.db.transaction().execute(async (db) => {
    // Locks the status, so that of two concurrent requests the second finds the boost of the first.
    await db.selectFrom('statuses').select('id').where('id', '=', original.id).forUpdate().execute()
    const before = await findBoost(db, booster.id, original.id)
    if (before !== undefined) return { boost: before, notifications: null }
    const row = await insertBoost(services, db, booster, original)
    await countBoost(db, booster.id, original.id, row.created_at)
    const news = {
      to: original.account_id,
      from: booster.id,
      type: 'reblog' as const,
      statusId: original.id,
    }
    return { boost: row, notifications: await notify(store, db, [news]) }
  })
  if (notifications === null) return boost
  await sendStatusEvent(services, boost, 'update')
  await sendNotificationEvents(services, notifications)
  return boost
}

export async function unboostStatus(services: Services, booster: Id, original: Id): Promise<void> {
  const boost = await findBoost(services.store.db, booster, original)
  if (boost !== undefined) await deleteStatus(services, boost)
}

const findBoost = (db: Db, booster: Id, original: Id): Promise<StatusRow | undefined> =>
  db
    .selectFrom('statuses')
    .selectAll()
    .where('account_id', '=', booster)
    .where('reblog_of_id', '=', original)
    .executeTakeFirst()

function insertBoost({ store }: Services, db: Db, booster: AccountRow, original: StatusRow) {
  return db
    .insertInto('statuses')
    .values({
      id: store.ids.next(),
      account_id: booster.id,
      text: '',
      content: original.content,
      spoiler_text: '',
      sensitive: original.sensitive,
      visibility: original.visibility === 'private' ? 'private' : 'public',
      language: original.language,
      reblog_of_id: original.id,
      local: booster.domain === null,
      has_media: false,
      mentions: '[]',
      tags: [],
      emojis: [],
      created_at: new Date(store.clock()),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function countBoost(db: Db, booster: Id, original: Id, at: Date): Promise<void> {
  await db
    .updateTable('statuses')
    .set((eb) => ({ reblogs_count: eb('reblogs_count', '+', 1) }))
    .where('id', '=', original)
    .execute()
  await db
    .updateTable('accounts')
    .set((eb) => ({ statuses_count: eb('statuses_count', '+', 1), last_status_at: at }))
    .where('id', '=', booster)
    .execute()
}
