import type { Selectable } from 'kysely'
import type { Db, Store } from './store.ts'
import type { Id, PushSubscriptionTable } from './tables.ts'

export type PushSubscriptionRow = Selectable<PushSubscriptionTable>

export type NewPushSubscription = Omit<PushSubscriptionRow, 'id' | 'created_at'>

/** What is chosen of a subscription. */
export type PushChoice = Pick<PushSubscriptionRow, 'alerts' | 'policy'>

/** A token has one subscription: a new one takes the place of the old. */
export async function savePushSubscription(
  { db, ids, clock }: Store,
  { alerts, ...subscription }: NewPushSubscription,
): Promise<PushSubscriptionRow> {
  const row = { id: ids.next(), created_at: new Date(clock()), ...subscription }
  return db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('push_subscriptions')
      .where('token_id', '=', subscription.token_id)
      .execute()
    return trx
      .insertInto('push_subscriptions')
      .values({ ...row, alerts: JSON.stringify(alerts) })
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}

export const findPushSubscription = (db: Db, token: Id): Promise<PushSubscriptionRow | undefined> =>
  db.selectFrom('push_subscriptions').selectAll().where('token_id', '=', token).executeTakeFirst()

export const choosePushed = (
  db: Db,
  token: Id,
  { alerts, policy }: PushChoice,
): Promise<PushSubscriptionRow | undefined> =>
  db
    .updateTable('push_subscriptions')
    .set({ alerts: JSON.stringify(alerts), policy })
    .where('token_id', '=', token)
    .returningAll()
    .executeTakeFirst()

export async function deletePushSubscription(db: Db, token: Id): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('token_id', '=', token).execute()
}
