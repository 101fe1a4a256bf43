import type { Db } from './store.ts'
import type { Id } from './tables.ts'

/** Writes down something about somebody for oneself; nothing at all deletes it. */
export async function saveAccountNote(db: Db, me: Id, target: Id, comment: string): Promise<void> {
  if (comment === '') {
    await db
      .deleteFrom('account_notes')
      .where('account_id', '=', me)
      .where('target_id', '=', target)
      .execute()
    return
  }
  await db
    .insertInto('account_notes')
    .values({ account_id: me, target_id: target, comment })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'target_id']).doUpdateSet({ comment }),
    )
    .execute()
}
