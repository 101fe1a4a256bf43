/** The push subscription of one account in this browser. */
export interface AccountPushSubscription {
  readonly endpoint: string
  /** The keys that encrypt messages for this browser, base64url. */
  readonly keys: { readonly p256dh: string; readonly auth: string }
  /** The server's key that it was created with, base64url. Null when the browser does not report it. */
  readonly serverKey: string | null
}

/**
 * The push features of the browser. Replaceable in tests. Each account has a separate service worker, because a
 * worker can have only one subscription and each server has a different key.
 */
export interface PushClient {
  /** Returns whether the browser has all APIs that push needs. */
  readonly isSupported: () => boolean
  /** Returns the subscription, or null. @throws the browser's error */
  readonly getSubscription: (account: string) => Promise<AccountPushSubscription | null>
  /**
   * Registers the account's service worker and subscribes.
   *
   * @param server the account's server, `https://host`, from which the worker fetches details
   * @throws DOMException, for instance AbortError (code 20), or InvalidCharacterError (code 5) for a damaged key
   */
  readonly subscribe: (
    account: string,
    server: string,
    serverKey: string,
  ) => Promise<AccountPushSubscription>
  /** Ends the subscription, if there is one. @throws the browser's error */
  readonly unsubscribe: (account: string) => Promise<void>
  /** Calls back with the path of a push notification when it is clicked. @returns stops it */
  readonly watchClicks: (listener: (path: string) => void) => () => void
}

/** The parts of `window` that push uses. */
interface PushScope {
  readonly navigator: { readonly serviceWorker?: ServiceWorkerContainer }
  readonly PushManager?: unknown
  readonly PushSubscription?: { readonly prototype: object }
}

/** Returns whether the browser has service workers, push and access to the keys of a subscription (PSH-01). */
export function hasPush({ navigator, PushManager, PushSubscription }: PushScope): boolean {
  return (
    navigator.serviceWorker !== undefined &&
    PushManager !== undefined &&
    PushSubscription !== undefined &&
    'getKey' in PushSubscription.prototype
  )
}

/**
 * Returns the path from a worker's click message, or null for any other message. Never returns a URL of another
 * origin.
 */
export function parseClickMessage(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('type' in data) || !('path' in data))
    return null
  const { type, path } = data
  return type === 'open' && typeof path === 'string' && /^\/(?!\/)/.test(path) ? path : null
}
