import { getWorkerUrl } from '../trusted-types/worker-url.ts'
import type { AccountPushSubscription, PushClient } from './push-client.ts'

const getScope = (account: string) => `/push/${encodeURIComponent(account)}/`

/** The rarely used part of push, loaded on demand. Most users have no subscription or do not change it. */
export const pushRegistration: Pick<PushClient, 'getSubscription' | 'subscribe' | 'unsubscribe'> = {
  async getSubscription(account) {
    const held = await (await findRegistration(account))?.pushManager.getSubscription()
    return held ? toAccountPushSubscription(held) : null
  },
  async subscribe(account, server, serverKey) {
    const applicationServerKey = decodeKey(serverKey)
    const worker = getWorkerUrl(`/sw.js?server=${encodeURIComponent(server)}`)
    const registration = await navigator.serviceWorker.register(worker, {
      scope: getScope(account),
    })
    await waitForActivation(registration)
    return toAccountPushSubscription(
      await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }),
    )
  },
  async unsubscribe(account) {
    const registration = await findRegistration(account)
    await (await registration?.pushManager.getSubscription())?.unsubscribe()
    await registration?.unregister()
  },
}

/**
 * Returns the account's registration. Browsers return the registration with the best matching scope, which may be
 * that of the whole page.
 */
async function findRegistration(account: string): Promise<ServiceWorkerRegistration | undefined> {
  const { href } = new URL(getScope(account), window.location.origin)
  const registration = await navigator.serviceWorker.getRegistration(href)
  return registration?.scope === href ? registration : undefined
}

/**
 * Waits until the worker is active, because only an active one can subscribe. `ready` waits for the worker of the
 * page's scope.
 */
async function waitForActivation(registration: ServiceWorkerRegistration): Promise<void> {
  const worker = registration.installing ?? registration.waiting
  if (registration.active !== null || worker === null) return
  await new Promise<void>((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve()
    })
  })
}

function toAccountPushSubscription(subscription: PushSubscription): AccountPushSubscription {
  const key = (name: PushEncryptionKeyName) => {
    const bytes = subscription.getKey(name)
    return bytes === null ? '' : encodeKey(bytes)
  }
  const { applicationServerKey } = subscription.options
  return {
    endpoint: subscription.endpoint,
    keys: { p256dh: key('p256dh'), auth: key('auth') },
    serverKey: applicationServerKey === null ? null : encodeKey(applicationServerKey),
  }
}

/**
 * Decodes a server's public key into the form that browsers expect.
 *
 * @param key base64 in either alphabet, with or without padding
 * @throws DOMException InvalidCharacterError (code 5) for invalid base64
 */
export function decodeKey(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/').replaceAll('=', ''))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

/** Encodes a key as base64url without padding, as servers do. */
export function encodeKey(bytes: ArrayBuffer): string {
  const text = String.fromCharCode(...new Uint8Array(bytes))
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
