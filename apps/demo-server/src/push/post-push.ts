import { lookup as systemLookup, type LookupAddress } from 'node:dns'
import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import type { LookupFunction } from 'node:net'
import { ForbiddenPlace, isForbiddenAddress, isForbiddenHost } from './forbidden-place.ts'

export interface SealedPush {
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
