import { keyBytes, keyText } from './server-key.ts'

/** How a server reaches one account in this browser. */
export interface GateSubscription {
  readonly endpoint: string
  /** What only this browser can read, base64url. */
  readonly keys: { readonly p256dh: string; readonly auth: string }
  /** The server's key that it was made for, base64url; null where the browser does not tell. */
  readonly serverKey: string | null
}

/**
 * The browser's part of push; replaceable in a test. Each account has a service worker of its own,
 * since each may have one subscription only and servers have keys of their own.
 */
export interface PushGate {
  /** Whether all that push needs is there. */
  readonly isSupported: () => boolean
  /** @returns null where there is none. @throws whatever the browser says */
  readonly current: (account: string) => Promise<GateSubscription | null>
  /**
   * Starts the account's worker and subscribes.
   *
   * @param server the account's server, `https://host`: the worker asks it for details
   * @throws DOMException, for instance AbortError (code 20), or InvalidCharacterError (code 5) for a damaged key
   */
  readonly subscribe: (
    account: string,
    server: string,
    serverKey: string,
  ) => Promise<GateSubscription>
  /** Ends the subscription; fine where there is none. @throws whatever the browser says */
  readonly unsubscribe: (account: string) => Promise<void>
  /** Tells where a press on a pushed notice leads: a path. @returns stops it */
  readonly watchPresses: (listener: (path: string) => void) => () => void
}

/** What a browser has of push. */
interface PushScope {
  readonly navigator: { readonly serviceWorker?: ServiceWorkerContainer }
  readonly PushManager?: unknown
  readonly PushSubscription?: { readonly prototype: object }
}

/** Whether a browser has service workers, push, and tells the keys of a subscription (PSH-01). */
export function hasPush({ navigator, PushManager, PushSubscription }: PushScope): boolean {
  return (
    navigator.serviceWorker !== undefined &&
    PushManager !== undefined &&
    PushSubscription !== undefined &&
    'getKey' in PushSubscription.prototype
  )
}

const scopeOf = (account: string) => `/push/${encodeURIComponent(account)}/`

export const browserPush: PushGate = {
  isSupported: () => hasPush(window),
  async current(account) {
    const held = await (await registrationOf(account))?.pushManager.getSubscription()
    return held ? described(held) : null
  },
  async subscribe(account, server, serverKey) {
    const applicationServerKey = keyBytes(serverKey)
    const worker = `/sw.js?server=${encodeURIComponent(server)}`
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
  watchPresses(listener) {
    // Absent on insecure pages, whatever the types say.
    const { serviceWorker }: { readonly serviceWorker?: ServiceWorkerContainer } = navigator
    const handleMessage = ({ data }: MessageEvent<unknown>) => {
      const path = pressedPath(data)
      if (path !== null) listener(path)
    }
    serviceWorker?.addEventListener('message', handleMessage)
    return () => serviceWorker?.removeEventListener('message', handleMessage)
  },
}

/** What a worker of ours tells of a press; null for every other message. Never another origin's address. */
export function pressedPath(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('type' in data) || !('path' in data))
    return null
  const { type, path } = data
  return type === 'open' && typeof path === 'string' && /^\/(?!\/)/.test(path) ? path : null
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
