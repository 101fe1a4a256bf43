import type { Id } from '../store/tables.ts'
import type { Services } from '../streaming/announce.ts'
import { forgetNewsOf } from './forget-news.ts'

export interface MuteWish {
  /** Whether nothing of them is told any more either. */
  readonly notifications: boolean
  /** Seconds; 0 is without end. */
  readonly duration: number
}

/** A second time changes how; of oneself nothing happens. */
export async function muteAccount(
  { store }: Services,
  me: Id,
  target: Id,
  { notifications, duration }: MuteWish,
): Promise<void> {
  if (me === target) return
  const now = store.clock()
  const expires_at = duration === 0 ? null : new Date(now + duration * 1_000)
  await store.db.transaction().execute(async (db) => {
    if (notifications) await forgetNewsOf(db, me, [target])
    await db
      .insertInto('mutes')
      .values({
        id: store.ids.next(),
        account_id: me,
        target_id: target,
        notifications,
        expires_at,
        created_at: new Date(now),
      })
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'target_id']).doUpdateSet({ notifications, expires_at }),
      )
      .execute()
  })
}

export async function unmuteAccount({ store }: Services, me: Id, target: Id): Promise<void> {
  await store.db
    .deleteFrom('mutes')
    .where('account_id', '=', me)
    .where('target_id', '=', target)
    .execute()
}
