import type { Id } from '../store/tables.ts'
import type { Services } from '../streaming/send-events.ts'

/** Features an account on the own profile. @returns false if the account is not followed */
export async function endorseAccount({ store }: Services, me: Id, target: Id): Promise<boolean> {
  const followed = await store.db
    .selectFrom('follows')
    .select('id')
    .where('account_id', '=', me)
    .where('target_id', '=', target)
    .executeTakeFirst()
  if (followed === undefined) return false
  await store.db
    .insertInto('endorsements')
    .values({
      id: store.ids.next(),
      account_id: me,
      target_id: target,
      created_at: new Date(store.clock()),
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'target_id']).doNothing())
    .execute()
  return true
}

export async function unendorseAccount({ store }: Services, me: Id, target: Id): Promise<void> {
  await store.db
    .deleteFrom('endorsements')
    .where('account_id', '=', me)
    .where('target_id', '=', target)
    .execute()
}
