import type { PushSubscriptionEntity } from '@colonnade/domain/entities'
import {
  createPushSubscription,
  deletePushSubscription,
  type PushTarget,
} from '../endpoints/push.ts'
import { readPush } from '../twins/read-push.ts'
import { absent, broken, differs, type Outcome, untried, type Visit, works } from './step.ts'

/** Nobody listens there, and nothing is to be sent: no kind is chosen. */
const NOWHERE = 'https://push.invalid/colonnade'

/**
 * Subscribes this token, reads that back and takes it away. One that is there already stays: servers tell nobody the keys
 * that it would need to be made again.
 */
export async function pushThereAndBack({ api, instance }: Visit): Promise<Outcome> {
  if (!api.capabilities.has('push')) return absent('nothing is pushed to this browser')
  if (!instance?.vapid_key) return untried('the instance tells no key')
  if ((await readPush(api)) !== null) return works('one is there already, and was left as it is')
  await api.call(createPushSubscription, {
    subscription: await newTarget(),
    data: { alerts: { mention: false } },
  })
  const read = await readAndDelete(api)
  if ((await readPush(api)) !== null) return broken('what was deleted is still there')
  if (read === null) return differs('it does not tell what it keeps')
  return read.endpoint === NOWHERE ? works() : broken('it keeps another address than it was given')
}

async function readAndDelete(api: Visit['api']): Promise<PushSubscriptionEntity | null> {
  try {
    return await readPush(api)
  } finally {
    await api.call(deletePushSubscription, {})
  }
}

/** As a browser would make it; what stands for the private half is forgotten. */
async function newTarget(): Promise<PushTarget> {
  const curve = { name: 'ECDH', namedCurve: 'P-256' }
  const { publicKey } = await crypto.subtle.generateKey(curve, true, ['deriveBits'])
  return {
    endpoint: NOWHERE,
    keys: {
      p256dh: base64url(new Uint8Array(await crypto.subtle.exportKey('raw', publicKey))),
      auth: base64url(crypto.getRandomValues(new Uint8Array(16))),
    },
    standard: true,
  }
}

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
