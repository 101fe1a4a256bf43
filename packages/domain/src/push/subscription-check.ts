/** What the browser says of the subscription that it holds. */
interface HeldSubscription {
  readonly endpoint: string
  /** The key that it was made for; null where the browser does not tell. */
  readonly serverKey: string | null
}

/** The same key may end in `=` or not, and be written in either alphabet. */
function plainKey(key: string): string {
  return key.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/**
 * Whether a browser's subscription is still good: made for the key that the server has now, and the
 * one that the server was told. Never throws.
 *
 * @param serverKey the server's public key, base64 of either alphabet
 * @param storedEndpoint as the server was told; null when it was told nothing
 * @see PSH-04
 */
export function isStillGood(
  held: HeldSubscription,
  serverKey: string,
  storedEndpoint: string | null,
): boolean {
  return (
    held.serverKey !== null &&
    plainKey(held.serverKey) === plainKey(serverKey) &&
    held.endpoint === storedEndpoint
  )
}

/** Why push could not be set up: `no-vapid` the browser cannot, `bad-key` the server's key is none. */
export type PushTrouble = 'no-vapid' | 'bad-key' | 'other'

/** Codes of DOMException, which the names of errors stand for. */
const ABORT_ERROR = 20
const INVALID_CHARACTER_ERROR = 5

/**
 * What a failure of the setting up means, by its code. Never throws.
 *
 * @param error whatever was thrown
 * @see PSH-09, PSH-10
 */
export function pushTrouble(error: unknown): PushTrouble {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null
  if (code === ABORT_ERROR) return 'no-vapid'
  return code === INVALID_CHARACTER_ERROR ? 'bad-key' : 'other'
}
