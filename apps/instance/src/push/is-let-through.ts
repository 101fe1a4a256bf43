import type { PushSubscriptionRow } from '../store/push-subscriptions.ts'
import type { Db } from '../store/store.ts'
import type { Id } from '../store/tables.ts'

/** Whether somebody is among those of whom a subscription is to tell. */
export async function isLetThrough(
  db: Db,
  { account_id: me, policy }: Pick<PushSubscriptionRow, 'account_id' | 'policy'>,
  from: Id,
): Promise<boolean> {
  if (policy === 'none') return false
  if (policy !== 'followed' && policy !== 'follower') return true
  const [follower, followed] = policy === 'followed' ? [me, from] : [from, me]
  const bond = await db
    .selectFrom('follows')
    .select('id')
    .where('account_id', '=', follower)
    .where('target_id', '=', followed)
    .executeTakeFirst()
  return bond !== undefined
}
