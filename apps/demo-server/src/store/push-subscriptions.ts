import { generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import { type Selectable, sql, type SqlBool } from 'kysely'
import { readFact } from './reads.ts'
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

/** By which push services know this instance. Both base64url. @see https://www.rfc-editor.org/rfc/rfc8292 */
export interface VapidKeys {
  /** An uncompressed point on P-256: 65 bytes. */
  readonly publicKey: string
  /** 32 bytes. */
  readonly privateKey: string
}

const UNCOMPRESSED = Buffer.from([4])
const kept = new WeakMap<Store, Promise<VapidKeys>>()

/** The instance's pair: made at the first question, the same ever after. */
export function vapidKeys(store: Store): Promise<VapidKeys> {
  const before = kept.get(store)
  if (before !== undefined) return before
  const keys = readOrMake(store)
  kept.set(store, keys)
  keys.catch(() => kept.delete(store))
  return keys
}

async function readOrMake({ db }: Store): Promise<VapidKeys> {
  const value = (await readFact(db, 'vapid')) || (await keepFirst(JSON.stringify(await newPair())))
  return JSON.parse(value) as VapidKeys

  /** Of two who make one at once, the first counts. */
  async function keepFirst(made: string): Promise<string> {
    await db
      .insertInto('facts')
      .values({ name: 'vapid', value: made })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return readFact(db, 'vapid')
  }
}

async function newPair(): Promise<VapidKeys> {
  const { publicKey, privateKey } = await promisify(generateKeyPair)('ec', {
    namedCurve: 'prime256v1',
  })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const point = Buffer.concat([
    UNCOMPRESSED,
    ...[x, y].map((part) => Buffer.from(part, 'base64url')),
  ])
  return {
    publicKey: point.toString('base64url'),
    privateKey: privateKey.export({ format: 'jwk' }).d ?? '',
  }
}
