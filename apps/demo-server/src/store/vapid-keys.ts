import { generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import { readFact } from './reads.ts'
import type { Store } from './store.ts'

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
