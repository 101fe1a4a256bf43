import { type Selectable, type SqlBool, sql } from 'kysely'
import type { Db, Store } from './store.ts'
import type { Id, PushSubscriptionTable } from './tables.ts'

export type PushSubscriptionRow = Selectable<PushSubscriptionTable>

export type NewPushSubscription = Omit<PushSubscriptionRow, 'created_at'>

/** What is chosen of a subscription. */
export type PushChoice = Pick<PushSubscriptionRow, 'alerts' | 'policy'>

/** A token has one subscription: a new one takes the place of the old. */
export async function savePushSubscription(
  { db, clock }: Store,
  { alerts, ...subscription }: NewPushSubscription,
): Promise<PushSubscriptionRow> {
  const row = { created_at: new Date(clock()), ...subscription }
  return db.transaction().execute(async (trx) => {
    await deletePushSubscription(trx, subscription.token_id)
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

/** The token of its own goes with it. */
export async function deletePushSubscription(db: Db, token: Id): Promise<void> {
  const gone = await db
    .deleteFrom('push_subscriptions')
    .where('token_id', '=', token)
    .returning('reader_id')
    .execute()
  const readers = gone.flatMap(({ reader_id }) => reader_id ?? [])
  if (readers.length > 0) await db.deleteFrom('tokens').where('id', 'in', readers).execute()
}

/** By which somebody is to hear of a kind of notification; none of those who have signed out. */
export const pushSubscriptionsFor = (
  db: Db,
  account: Id,
  kind: string,
): Promise<PushSubscriptionRow[]> =>
  db
    .selectFrom('push_subscriptions as p')
    .innerJoin('tokens as t', 't.id', 'p.token_id')
    .selectAll('p')
    .where('p.account_id', '=', account)
    .where('t.revoked_at', 'is', null)
    .where(sql<SqlBool>`p.alerts ->> ${kind}::text = 'true'`)
    .execute()
