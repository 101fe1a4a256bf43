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

/** What a worker of ours tells of a press; null for every other message. Never another origin's address. */
export function pressedPath(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('type' in data) || !('path' in data))
    return null
  const { type, path } = data
  return type === 'open' && typeof path === 'string' && /^\/(?!\/)/.test(path) ? path : null
}
