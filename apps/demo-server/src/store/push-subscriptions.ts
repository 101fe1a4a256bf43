import { generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import { type Selectable, sql, type SqlBool } from 'kysely'
import { readFact } from './find-rows.ts'
import type { Db, Store } from './store.ts'
import type { Id, PushSubscriptionTable } from './tables.ts'

export type PushSubscriptionRow = Selectable<PushSubscriptionTable>

export type NewPushSubscription = Omit<PushSubscriptionRow, 'created_at'>

/** The settings of a subscription that can be changed. */
export type PushSettings = Pick<PushSubscriptionRow, 'alerts' | 'policy'>

/** Saves the subscription of a token. It replaces an existing one, because a token has only one. */
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

export const updatePushSettings = (
  db: Db,
  token: Id,
  { alerts, policy }: PushSettings,
): Promise<PushSubscriptionRow | undefined> =>
  db
    .updateTable('push_subscriptions')
    .set({ alerts: JSON.stringify(alerts), policy })
    .where('token_id', '=', token)
    .returningAll()
    .executeTakeFirst()

/** Deletes a subscription and its reader token. */
export async function deletePushSubscription(db: Db, token: Id): Promise<void> {
  const deleted = await db
    .deleteFrom('push_subscriptions')
    .where('token_id', '=', token)
    .returning('reader_id')
    .execute()
  const readers = deleted.flatMap(({ reader_id }) => reader_id ?? [])
  if (readers.length > 0) await db.deleteFrom('tokens').where('id', 'in', readers).execute()
}

/** Finds the subscriptions of an account for a notification type. Excludes those of revoked tokens. */
export const findPushSubscriptions = (
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

/** The keys that identify this server to push services. Both base64url. @see https://www.rfc-editor.org/rfc/rfc8292 */
export interface VapidKeys {
  /** An uncompressed point on P-256: 65 bytes. */
  readonly publicKey: string
  /** 32 bytes. */
  readonly privateKey: string
}

const UNCOMPRESSED_PREFIX = Buffer.from([4])
const cachedKeys = new WeakMap<Store, Promise<VapidKeys>>()

/** Loads the server's key pair. It is created on first use and then kept. */
export function loadVapidKeys(store: Store): Promise<VapidKeys> {
  const before = cachedKeys.get(store)
  if (before !== undefined) return before
  const keys = readOrCreateKeys(store)
  cachedKeys.set(store, keys)
  keys.catch(() => cachedKeys.delete(store))
  return keys
}

async function readOrCreateKeys({ db }: Store): Promise<VapidKeys> {
  const value =
    (await readFact(db, 'vapid')) || (await saveIfAbsent(JSON.stringify(await createKeyPair())))
  return JSON.parse(value) as VapidKeys

  /** When two are created at once, the first is kept. */
  async function saveIfAbsent(made: string): Promise<string> {
    await db
      .insertInto('facts')
      .values({ name: 'vapid', value: made })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return readFact(db, 'vapid')
  }
}

async function createKeyPair(): Promise<VapidKeys> {
  const { publicKey, privateKey } = await promisify(generateKeyPair)('ec', {
    namedCurve: 'prime256v1',
  })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const point = Buffer.concat([
    UNCOMPRESSED_PREFIX,
    ...[x, y].map((part) => Buffer.from(part, 'base64url')),
  ])
  return {
    publicKey: point.toString('base64url'),
    privateKey: privateKey.export({ format: 'jwk' }).d ?? '',
  }
}
