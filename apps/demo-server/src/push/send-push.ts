import { lookup as systemLookup, type LookupAddress } from 'node:dns'
import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import type { PushSubscriptionRow, VapidKeys } from '../store/push-subscriptions.ts'

/** The address of a push service is on this machine or in its private network. */
export class ForbiddenAddressError extends Error {
  constructor(address: string) {
    super(`${address} is not allowed for a push service`)
    this.name = 'ForbiddenAddressError'
  }
}

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/**
 * Address ranges that are not part of the public internet. @see
 * https://www.iana.org/assignments/iana-ipv4-special-registry
 */
const privateNetworks = new BlockList()
const PRIVATE_IPV4 = [
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
/** The first range and the last three contain IPv4 addresses and could lead to any of them. */
const PRIVATE_IPV6 = [
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
for (const [net, prefix] of PRIVATE_IPV4) privateNetworks.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of PRIVATE_IPV6) privateNetworks.addSubnet(net, prefix, 'ipv6')

/**
 * @param address an IP address
 * @param canUseLoopback whether the loopback interface is allowed
 */
export function isForbiddenAddress(address: string, canUseLoopback: boolean): boolean {
  const version = isIP(address)
  if (version === 0) return true
  const family = version === 4 ? 'ipv4' : 'ipv6'
  return loopback.check(address, family) ? !canUseLoopback : privateNetworks.check(address, family)
}

/**
 * Whether a host is a forbidden IP address or a name of the loopback interface. Other names are resolved when a push
 * is sent.
 */
export function isForbiddenHost(hostname: string, canUseLoopback: boolean): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  if (isIP(host) !== 0) return isForbiddenAddress(host, canUseLoopback)
  return /(?:^|\.)localhost$/i.test(host) && !canUseLoopback
}

interface EncryptedPush {
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
}

/** Resolves a host name to all its addresses. @throws if it has none */
export type ResolveHost = (hostname: string) => Promise<readonly LookupAddress[]>

interface SendOptions {
  readonly signal: AbortSignal
  /** Whether the loopback interface is allowed. */
  readonly canUseLoopback: boolean
  readonly resolve?: ResolveHost
}

/**
 * Sends a message to a push service. Its URL comes from the client, so only addresses of the public internet are
 * allowed. They are checked when the connection is opened. Redirects are not followed, and the body of the response
 * is not read.
 *
 * @returns the status of the response
 * @throws {ForbiddenAddressError} for a forbidden address; another error if the service does not respond
 */
export function sendPush(
  { endpoint, headers, body }: EncryptedPush,
  { signal, canUseLoopback, resolve = resolveAllAddresses }: SendOptions,
): Promise<number> {
  const url = new URL(endpoint)
  if (isForbiddenHost(url.hostname, canUseLoopback))
    return Promise.reject(new ForbiddenAddressError(url.hostname))
  const post = url.protocol === 'https:' ? requestSecure : requestPlain
  return new Promise((settle, fail) => {
    const outgoing = post(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'Content-Length': body.byteLength },
        lookup: createPublicLookup(resolve, canUseLoopback),
        // No connections are reused, because an existing connection was checked for another name.
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

/**
 * Creates a lookup that fails if any address of a name is forbidden, because the caller cannot choose which of them
 * is used.
 */
function createPublicLookup(resolve: ResolveHost, canUseLoopback: boolean): LookupFunction {
  return (hostname, { all = false }, respond) => {
    resolve(hostname).then(
      (addresses) => {
        const [first] = addresses
        const inner = addresses.find(({ address }) => isForbiddenAddress(address, canUseLoopback))
        if (inner !== undefined || first === undefined)
          respond(new ForbiddenAddressError(inner?.address ?? hostname), '', 0)
        else if (all) respond(null, [...addresses])
        else respond(null, first.address, first.family)
      },
      (error: Error) => respond(error, '', 0),
    )
  }
}

const resolveAllAddresses: ResolveHost = (hostname) =>
  new Promise((settle, fail) => {
    systemLookup(hostname, { all: true }, (error, addresses) =>
      error === null ? settle(addresses) : fail(error),
    )
  })

/** How long a push service stores a message that it cannot deliver. Two days, as in Mastodon. Unit: s. */
const TTL_SECONDS = 172_800

/** The contact for operators of push services. */
const CONTACT = 'mailto:push@colonnade.example'

/**
 * Encrypts a message for the subscribed browser and signs it with the key of the instance.
 *
 * @throws if the keys of the browser are invalid
 * @see https://www.rfc-editor.org/rfc/rfc8291
 */
export async function encryptPush(
  { endpoint, key_p256dh: p256dh, key_auth: auth, standard }: PushSubscriptionRow,
  keys: VapidKeys,
  message: string,
): Promise<EncryptedPush> {
  // Loaded on demand, because most instances never send a push.
  const { default: webPush } = await import('web-push')
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    message,
    {
      vapidDetails: { subject: CONTACT, ...keys },
      contentEncoding: standard ? 'aes128gcm' : 'aesgcm',
      TTL: TTL_SECONDS,
    },
  )
  // Computed when the request is sent.
  const { 'Content-Length': _length, ...sent } = headers
  return {
    endpoint,
    headers: Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, String(value)])),
    body: new Uint8Array(body ?? []),
  }
}
