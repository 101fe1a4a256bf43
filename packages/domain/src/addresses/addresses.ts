/** How near to the reader a host is: what only their network reaches, or only their machine, is not everybody's to name. */
const ANYWHERE = 0
const ON_NETWORK = 1
const ON_MACHINE = 2

type Nearness = typeof ANYWHERE | typeof ON_NETWORK | typeof ON_MACHINE

/**
 * An address of a host that has a name which everybody may look up, as nearly all are: nothing about it needs to be
 * parsed. Names of one's own network end in what the look-ahead says.
 */
const ORDINARY =
  /^https?:\/\/(?:[a-z\d-]+\.)+(?!(?:arpa|home|internal|intranet|lan|local|localdomain|localhost)(?![a-z]))[a-z]{2,}(?:[/?#]|:\d+(?:[/?#]|$)|$)/i

/** No address is nearly as long, and to parse a long host takes the square of its length. Unit: UTF-16 units. */
const LONGEST = 8_000

const WHOLE = /^https?:\/\//i

const NUMBERS = /^\d+\.\d+\.\d+\.\d+$/
const MACHINE_NUMBERS = /^(?:127|0)\./
const NETWORK_NUMBERS =
  /^(?:10|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\./
/** Of this machine; those that hold an IPv4 address may lead anywhere, so that none of them is let pass. */
const MACHINE_BRACKETS = /^\[(?:::1?\]|::ffff:)/
const NETWORK_BRACKETS = /^\[(?:f[cd]|fe[89a-f]|64:ff9b:|2002:|::)/
const MACHINE_NAME = /(?:^|\.)localhost$/
const NETWORK_NAME = /(?:^[^.]*|\.(?:arpa|home|internal|intranet|lan|local|localdomain))$/

/** @param hostname as `URL` writes it */
function nearnessOf(hostname: string): Nearness {
  const host = hostname.replace(/\.$/, '')
  const [onMachine, onNetwork] = host.startsWith('[')
    ? [MACHINE_BRACKETS, NETWORK_BRACKETS]
    : NUMBERS.test(host)
      ? [MACHINE_NUMBERS, NETWORK_NUMBERS]
      : [MACHINE_NAME, NETWORK_NAME]
  return onMachine.test(host) ? ON_MACHINE : onNetwork.test(host) ? ON_NETWORK : ANYWHERE
}

/** Whether an address is of the reader's own machine. */
export const isLoopback = (address: string): boolean =>
  nearnessOf(new URL(address).hostname) === ON_MACHINE

/** Whether an address leads nearer to the reader than the server that names it is. Both are whole addresses. */
export const isMoreLocal = (address: string, server: string): boolean =>
  nearnessOf(new URL(address).hostname) > nearnessOf(new URL(server).hostname)

/**
 * An address of the web, whole, as the server that sent it means it: the deck's own address plays no part.
 *
 * @param raw anything
 * @param server its origin; null where that is not known, so that a path leads nowhere
 * @returns null for what is no address, or of another scheme. Never throws.
 */
export function linkAddress(raw: unknown, server: string | null): string | null {
  if (typeof raw !== 'string' || raw === '' || raw.length > LONGEST) return null
  if (ORDINARY.test(raw)) return raw
  const url = URL.parse(raw, server ?? undefined)
  if (url === null || !/^https?:$/.test(url.protocol)) return null
  return WHOLE.test(raw) ? raw : url.href
}

/**
 * The same for what is loaded without anybody's click: not from the reader's own machine or network, but for a server
 * that is there itself.
 */
export function mediaAddress(raw: unknown, server: string | null): string | null {
  const address = linkAddress(raw, server)
  if (address === null || ORDINARY.test(address)) return address
  return isMoreLocal(address, server ?? 'https://server.invalid') ? null : address
}
