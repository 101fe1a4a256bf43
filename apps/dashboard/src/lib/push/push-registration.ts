import { workerAddress } from '../trusted-types/worker-address.ts'
import type { GateSubscription, PushGate } from './push-gate.ts'

const scopeOf = (account: string) => `/push/${encodeURIComponent(account)}/`

/** The part of push that few visits need: most have no subscription, or keep the one that they have. */
export const pushRegistration: Pick<PushGate, 'current' | 'subscribe' | 'unsubscribe'> = {
  async current(account) {
    const held = await (await registrationOf(account))?.pushManager.getSubscription()
    return held ? described(held) : null
  },
  async subscribe(account, server, serverKey) {
    const applicationServerKey = keyBytes(serverKey)
    const worker = workerAddress(`/sw.js?server=${encodeURIComponent(server)}`)
    const registration = await navigator.serviceWorker.register(worker, { scope: scopeOf(account) })
    await activated(registration)
    return described(
      await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }),
    )
  },
  async unsubscribe(account) {
    const registration = await registrationOf(account)
    await (await registration?.pushManager.getSubscription())?.unsubscribe()
    await registration?.unregister()
  },
}

/** A browser answers with whichever worker rules over an address: that may be the whole page's. */
async function registrationOf(account: string): Promise<ServiceWorkerRegistration | undefined> {
  const { href } = new URL(scopeOf(account), window.location.origin)
  const registration = await navigator.serviceWorker.getRegistration(href)
  return registration?.scope === href ? registration : undefined
}

/** Only a worker that runs can subscribe; `ready` waits for that of the page's own scope. */
async function activated(registration: ServiceWorkerRegistration): Promise<void> {
  const worker = registration.installing ?? registration.waiting
  if (registration.active !== null || worker === null) return
  await new Promise<void>((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve()
    })
  })
}

function described(subscription: PushSubscription): GateSubscription {
  const key = (name: PushEncryptionKeyName) => {
    const bytes = subscription.getKey(name)
    return bytes === null ? '' : keyText(bytes)
  }
  const { applicationServerKey } = subscription.options
  return {
    endpoint: subscription.endpoint,
    keys: { p256dh: key('p256dh'), auth: key('auth') },
    serverKey: applicationServerKey === null ? null : keyText(applicationServerKey),
  }
}

/**
 * A server's public key as browsers want it.
 *
 * @param key base64 of either alphabet, with or without its end
 * @throws DOMException InvalidCharacterError (code 5) for what is no base64
 */
export function keyBytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/').replaceAll('=', ''))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

/** Base64url without its end, as servers write keys. */
export function keyText(bytes: ArrayBuffer): string {
  const text = String.fromCharCode(...new Uint8Array(bytes))
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
