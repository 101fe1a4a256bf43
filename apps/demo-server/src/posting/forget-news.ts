import type { Db } from '../store/store.ts'
import type { Id } from '../store/tables.ts'

/** Takes away what a person was told of these people. */
export async function forgetNewsOf(db: Db, me: Id, people: readonly Id[]): Promise<void> {
  if (people.length === 0) return
  await db
    .deleteFrom('notifications')
    .where('account_id', '=', me)
    .where('from_account_id', 'in', people)
    .execute()
}
