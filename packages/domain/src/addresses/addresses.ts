/**
 * An address of a host that has a name which everybody may look up, as nearly all have. Numbers, names of one label, and
 * those that end in what the look-ahead says are of some network only, or of one machine.
 */
const ORDINARY =
  /^https?:\/\/(?:[a-z\d-]+\.)+(?!(?:arpa|home|internal|lan|local(?:host)?)\b)(?:[a-z]{2,}|xn--[a-z\d-]+)\.?(?:[/?#]|:\d+(?:[/?#]|$)|$)/i

const LOOPBACK = /^(?:127\.[\d.]+|(?:.+\.)?localhost\.?|\[::1\])$/

/** No address is nearly as long, and to parse a long host takes the square of its length. Unit: UTF-16 units. */
const LONGEST = 8_000

/** Whether an address, which is whole, is of the reader's own machine. */
export const isLoopback = (address: string): boolean => LOOPBACK.test(new URL(address).hostname)

/**
 * Whether an address is of a machine or a network that the server which names it is not of: the reader's own, as a rule.
 * Both are whole, and of http(s).
 */
export const isInner = (address: string, server: string): boolean => {
  const { href, hostname } = new URL(address)
  return !ORDINARY.test(href) && hostname !== new URL(server).hostname && !isLoopback(server)
}

/** Whether an address is below the server's own origin: nothing of it need be parsed. */
const isOwn = (address: string, server: string | null): boolean =>
  server?.startsWith('http') === true &&
  address.startsWith(server) &&
  address[server.length] === '/'

/**
 * An address of the web, whole, as the server that sent it means it: the deck's own address plays no part.
 *
 * @param raw anything
 * @param server its origin; null where that is not known, so that a path leads nowhere
 * @returns null for what is no address, or of another scheme. Never throws.
 */
export function linkAddress(raw: unknown, server: string | null): string | null {
  if (typeof raw !== 'string' || raw === '' || raw.length > LONGEST) return null
  if (ORDINARY.test(raw) || isOwn(raw, server)) return raw
  const url = URL.parse(raw, server ?? undefined)
  if (!/^https?:$/.test(url?.protocol ?? '')) return null
  return /^https?:\/\//i.test(raw) ? raw : (url?.href ?? null)
}

/**
 * The same for what is loaded without anybody's click: not from the reader's own machine or network, but for a server
 * on that machine.
 */
export function mediaAddress(raw: unknown, server: string | null): string | null {
  const address = linkAddress(raw, server)
  if (address === null || isOwn(address, server)) return address
  return isInner(address, server ?? 'https://server.invalid') ? null : address
}
