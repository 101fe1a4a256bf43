/**
 * Matches an address whose host has a public domain name, as nearly all have. Does not match IP addresses,
 * single-label hosts, or hosts under the top-level domains of the look-ahead, which are reserved for one network or
 * machine.
 */
const PUBLIC_ADDRESS =
  /^https?:\/\/(?:[a-z\d-]+\.)+(?!(?:arpa|home|internal|lan|local(?:host)?)\b)(?:[a-z]{2,}|xn--[a-z\d-]+)\.?(?:[/?#]|:\d+(?:[/?#]|$)|$)/i

const LOOPBACK = /^(?:127\.[\d.]+|(?:.+\.)?localhost\.?|\[::1\])$/

/**
 * Maximum length of an address. Real ones are much shorter, and parsing time grows with the square of the host
 * length. Unit: UTF-16 units.
 */
const MAX_ADDRESS_LENGTH = 8_000

/** Whether an absolute address points to the user's own machine. */
export const isLoopback = (address: string): boolean => LOOPBACK.test(new URL(address).hostname)

/**
 * Whether an address points into a private network or machine of which the server that sent it is not part, usually
 * the user's own. Both addresses are absolute and use HTTP(S).
 */
export const isPrivateAddress = (address: string, server: string): boolean => {
  const { href, hostname } = new URL(address)
  return !PUBLIC_ADDRESS.test(href) && hostname !== new URL(server).hostname && !isLoopback(server)
}

/** Whether an address is below the server's own origin. Such an address needs no parsing. */
const isOwn = (address: string, server: string | null): boolean =>
  server?.startsWith('http') === true &&
  address.startsWith(server) &&
  address[server.length] === '/'

/**
 * Resolves a web address against the server that sent it. The address of the dashboard itself is never the base.
 *
 * @param raw any value
 * @param server origin of the server; null if it is unknown, and then relative paths are rejected
 * @returns null for anything but an HTTP(S) address. Never throws.
 */
export function resolveLinkAddress(raw: unknown, server: string | null): string | null {
  if (typeof raw !== 'string' || raw === '' || raw.length > MAX_ADDRESS_LENGTH) return null
  if (PUBLIC_ADDRESS.test(raw) || isOwn(raw, server)) return raw
  const url = URL.parse(raw, server ?? undefined)
  if (!/^https?:$/.test(url?.protocol ?? '')) return null
  return /^https?:\/\//i.test(raw) ? raw : (url?.href ?? null)
}

/**
 * Resolves a web address like `resolveLinkAddress`, for content that loads without a click. Rejects addresses in the
 * user's own machine or network, unless the server is on that machine.
 */
export function resolveMediaAddress(raw: unknown, server: string | null): string | null {
  const address = resolveLinkAddress(raw, server)
  if (address === null || isOwn(address, server)) return address
  return isPrivateAddress(address, server ?? 'https://server.invalid') ? null : address
}
