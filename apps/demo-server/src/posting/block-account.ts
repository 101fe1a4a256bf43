import type { Id } from '../store/tables.ts'
import type { Services } from '../streaming/announce.ts'
import { forgetNewsOf } from './forget-news.ts'
import { endFollow } from './unfollow-account.ts'

/** Ends following both ways and what was heard of each other; of oneself nothing happens. */
export async function blockAccount({ store }: Services, me: Id, target: Id): Promise<void> {
  if (me === target) return
  await store.db.transaction().execute(async (db) => {
    await endFollow(db, me, target)
    await endFollow(db, target, me)
    await forgetNewsOf(db, me, [target])
    await db
      .insertInto('blocks')
      .values({
        id: store.ids.next(),
        account_id: me,
        target_id: target,
        created_at: new Date(store.clock()),
      })
      .onConflict((conflict) => conflict.columns(['account_id', 'target_id']).doNothing())
      .execute()
  })
}

export async function unblockAccount({ store }: Services, me: Id, target: Id): Promise<void> {
  await store.db
    .deleteFrom('blocks')
    .where('account_id', '=', me)
    .where('target_id', '=', target)
    .execute()
}
