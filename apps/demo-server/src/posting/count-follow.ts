import type { Db } from '../store/store.ts'
import type { Id } from '../store/tables.ts'

/** Keeps the numbers of both true. */
export async function countFollow(db: Db, me: Id, target: Id, change: 1 | -1): Promise<void> {
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
