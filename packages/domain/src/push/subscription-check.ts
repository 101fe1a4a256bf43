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
