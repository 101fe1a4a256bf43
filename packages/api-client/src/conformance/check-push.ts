import type { PushSubscriptionEntity } from '@colonnade/domain/entities'
import { readPush } from '../compat/read-push.ts'
import {
  createPushSubscription,
  deletePushSubscription,
  type PushTarget,
} from '../endpoints/push.ts'
import {
  absent,
  broken,
  differs,
  type Outcome,
  untried,
  type CheckContext,
  works,
} from './check.ts'

/** An address without a server. Nothing is sent to it, because no alert type is enabled. */
const UNUSED_ENDPOINT = 'https://push.invalid/colonnade'

/**
 * Creates a push subscription, reads it and deletes it. An existing subscription is kept, because servers do not
 * return the keys that are needed to create it again.
 */
export async function checkPush({ api, instance }: CheckContext): Promise<Outcome> {
  if (!api.capabilities.has('push')) return absent('no push for this browser')
  if (!instance?.vapid_key) return untried('the instance has no push key')
  if ((await readPush(api)) !== null) return works('an existing subscription was kept')
  await api.request(createPushSubscription, {
    subscription: await createTarget(),
    data: { alerts: { mention: false } },
  })
  const read = await readAndDelete(api)
  if ((await readPush(api)) !== null) return broken('a deleted subscription still exists')
  if (read === null) return differs('the subscription is not returned')
  return read.endpoint === UNUSED_ENDPOINT ? works() : broken('another address was stored')
}

async function readAndDelete(api: CheckContext['api']): Promise<PushSubscriptionEntity | null> {
  try {
    return await readPush(api)
  } finally {
    await api.request(deletePushSubscription, {})
  }
}

/** Creates a target with the keys that a browser would generate. The private key is discarded. */
async function createTarget(): Promise<PushTarget> {
  const curve = { name: 'ECDH', namedCurve: 'P-256' }
  const { publicKey } = await crypto.subtle.generateKey(curve, true, ['deriveBits'])
  return {
    endpoint: UNUSED_ENDPOINT,
    keys: {
      p256dh: toBase64Url(new Uint8Array(await crypto.subtle.exportKey('raw', publicKey))),
      auth: toBase64Url(crypto.getRandomValues(new Uint8Array(16))),
    },
    standard: true,
  }
}

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
