import type { Db } from '../store/store.ts'
import type { Id } from '../store/tables.ts'
import type { Services } from '../streaming/announce.ts'
import { countFollow } from './count-follow.ts'

/** Also takes back a request, and takes the account out of the own lists and off the own profile. */
export async function unfollowAccount({ store }: Services, me: Id, target: Id): Promise<void> {
  await store.db.transaction().execute((db) => endFollow(db, me, target))
}

/** The same as part of something greater. */
export async function endFollow(db: Db, me: Id, target: Id): Promise<void> {
  await endRequest(db, me, target)
  const removed = await db
    .deleteFrom('follows')
    .where('account_id', '=', me)
    .where('target_id', '=', target)
    .returning('id')
    .executeTakeFirst()
  if (removed === undefined) return
  await countFollow(db, me, target, -1)
  await db
    .deleteFrom('endorsements')
    .where('account_id', '=', me)
    .where('target_id', '=', target)
    .execute()
  await db
    .deleteFrom('list_accounts')
    .where('account_id', '=', target)
    .where('list_id', 'in', (eb) =>
      eb.selectFrom('lists').select('id').where('account_id', '=', me),
    )
    .execute()
}

/** A request and the news of it go together. @returns whether there was one */
export async function endRequest(db: Db, me: Id, target: Id): Promise<boolean> {
  const removed = await db
    .deleteFrom('follow_requests')
    .where('account_id', '=', me)
    .where('target_id', '=', target)
    .returning('id')
    .executeTakeFirst()
  if (removed === undefined) return false
  await db
    .deleteFrom('notifications')
    .where('account_id', '=', target)
    .where('from_account_id', '=', me)
    .where('type', '=', 'follow_request')
    .execute()
  return true
}
