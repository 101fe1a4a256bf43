/** The browser's current push subscription. */
interface BrowserSubscription {
  readonly endpoint: string
  /** The application server key; null if the browser does not expose it. */
  readonly serverKey: string | null
}

/** Normalises a key, which may have `=` padding or not, and use either base64 alphabet. */
function normaliseKey(key: string): string {
  return key.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/**
 * Whether a browser's subscription is still valid: created for the server's current key, and registered with the
 * server. Never throws.
 *
 * @param serverKey the server's public key, base64 of either alphabet
 * @param storedEndpoint as registered with the server; null if none is
 * @see PSH-04
 */
export function isSubscriptionValid(
  held: BrowserSubscription,
  serverKey: string,
  storedEndpoint: string | null,
): boolean {
  return (
    held.serverKey !== null &&
    normaliseKey(held.serverKey) === normaliseKey(serverKey) &&
    held.endpoint === storedEndpoint
  )
}

/** Why push could not be set up: `no-vapid` unsupported by the browser, `bad-key` invalid server key. */
export type PushError = 'no-vapid' | 'bad-key' | 'other'

/** Legacy codes of DOMException names. */
const ABORT_ERROR = 20
const INVALID_CHARACTER_ERROR = 5

/**
 * Converts a setup error into a reason by its code. Never throws.
 *
 * @param error the thrown value
 * @see PSH-09, PSH-10
 */
export function toPushError(error: unknown): PushError {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null
  if (code === ABORT_ERROR) return 'no-vapid'
  return code === INVALID_CHARACTER_ERROR ? 'bad-key' : 'other'
}
