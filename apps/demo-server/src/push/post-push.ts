import { lookup as systemLookup, type LookupAddress } from 'node:dns'
import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import type { PushSubscriptionRow, VapidKeys } from '../store/push-subscriptions.ts'

/** Somebody would have the instance call what only this machine or its network can reach. */
export class ForbiddenPlace extends Error {
  constructor(address: string) {
    super(`${address} is no place for a push service`)
    this.name = 'ForbiddenPlace'
  }
}

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** What is not the public internet. @see https://www.iana.org/assignments/iana-ipv4-special-registry */
const inner = new BlockList()
const INNER_4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const
/** The first and the last three hold IPv4 addresses, so that anything could stand behind them. */
const INNER_6 = [
  ['::', 96],
  ['100::', 64],
  ['2001:db8::', 32],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
  ['64:ff9b::', 32],
  ['2001::', 32],
  ['2002::', 16],
] as const
for (const [net, prefix] of INNER_4) inner.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of INNER_6) inner.addSubnet(net, prefix, 'ipv6')

/** @param address an IP address */
export function isForbiddenAddress(address: string, mayStayHere: boolean): boolean {
  const version = isIP(address)
  if (version === 0) return true
  const family = version === 4 ? 'ipv4' : 'ipv6'
  return loopback.check(address, family) ? !mayStayHere : inner.check(address, family)
}

/** Of a host that is an address itself, or always means this machine; names are looked up when something is sent. */
export function isForbiddenHost(hostname: string, mayStayHere: boolean): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  if (isIP(host) !== 0) return isForbiddenAddress(host, mayStayHere)
  return /(?:^|\.)localhost$/i.test(host) && !mayStayHere
}

interface SealedPush {
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
}

/** All addresses of a name. @throws where it has none */
export type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>

interface PostOptions {
  readonly signal: AbortSignal
  /** Whether it may go to this machine. */
  readonly mayStayHere: boolean
  readonly resolve?: Resolve
}

/**
 * Hands a message to a push service, which is wherever a browser says. So it goes only to addresses of the public
 * internet, judged at the moment when the connection is made; it follows no redirect, and reads nothing of the answer.
 *
 * @returns the status of the answer
 * @throws {ForbiddenPlace} where the service would be within; another error where it does not answer
 */
export function postPush(
  { endpoint, headers, body }: SealedPush,
  { signal, mayStayHere, resolve = allAddresses }: PostOptions,
): Promise<number> {
  const url = new URL(endpoint)
  if (isForbiddenHost(url.hostname, mayStayHere))
    return Promise.reject(new ForbiddenPlace(url.hostname))
  const post = url.protocol === 'https:' ? requestSecure : requestPlain
  return new Promise((settle, fail) => {
    const outgoing = post(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'Content-Length': body.byteLength },
        lookup: publicLookup(resolve, mayStayHere),
        // A connection of before was judged for another name.
        agent: false,
        signal,
      },
      (answer) => {
        settle(answer.statusCode ?? 0)
        answer.destroy()
      },
    )
    outgoing.on('error', fail)
    outgoing.end(body)
  })
}

/** One address that is within is enough: which of them is tried is not ours to say. */
function publicLookup(resolve: Resolve, mayStayHere: boolean): LookupFunction {
  return (hostname, { all = false }, tell) => {
    resolve(hostname).then(
      (addresses) => {
        const [first] = addresses
        const inner = addresses.find(({ address }) => isForbiddenAddress(address, mayStayHere))
        if (inner !== undefined || first === undefined)
          tell(new ForbiddenPlace(inner?.address ?? hostname), '', 0)
        else if (all) tell(null, [...addresses])
        else tell(null, first.address, first.family)
      },
      (error: Error) => tell(error, '', 0),
    )
  }
}

const allAddresses: Resolve = (hostname) =>
  new Promise((settle, fail) => {
    systemLookup(hostname, { all: true }, (error, addresses) =>
      error === null ? settle(addresses) : fail(error),
    )
  })

/** Seconds for which a push service keeps what it cannot hand over yet: two days, as Mastodon says. */
const KEPT_SECONDS = 172_800

/** Whom a push service may ask about what comes from here. */
const CONTACT = 'mailto:push@colonnade.example'

/**
 * A message that only the subscribed browser can read, signed by the instance.
 *
 * @throws where the browser's keys are none
 * @see https://www.rfc-editor.org/rfc/rfc8291
 */
export async function encryptPush(
  { endpoint, key_p256dh: p256dh, key_auth: auth, standard }: PushSubscriptionRow,
  keys: VapidKeys,
  message: string,
): Promise<SealedPush> {
  // Most starts push nothing.
  const { default: webPush } = await import('web-push')
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    message,
    {
      vapidDetails: { subject: CONTACT, ...keys },
      contentEncoding: standard ? 'aes128gcm' : 'aesgcm',
      TTL: KEPT_SECONDS,
    },
  )
  // Whoever sends it counts the bytes.
  const { 'Content-Length': _length, ...sent } = headers
  return {
    endpoint,
    headers: Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, String(value)])),
    body: new Uint8Array(body ?? []),
  }
}
