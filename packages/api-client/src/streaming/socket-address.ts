import { isPrivateAddress } from '@colonnade/domain/addresses'
import { toQuery } from '../http/build-request.ts'
import type { StreamSource } from './stream-source.ts'

/** The characters that a subprotocol may contain (RFC 6455 4.1, RFC 2616 2.2). */
const SUBPROTOCOL_PATTERN = /^[\w!#$%&'*+.^`|~-]+$/

export interface SocketAddress {
  readonly url: string
  readonly protocol: string | null
}

/**
 * Returns the base address of the socket. Some servers announce `wss://` although they use plain http, as on
 * loopback: then it is derived from the server's own address.
 *
 * @param announced the address from the instance or the page; the origin is used when it has none
 */
export function getStreamingBaseUrl(origin: string, announced: string | null): string {
  const own = origin.replace(/^http/, 'ws')
  if (announced === null || !/^wss?:\/\//.test(announced) || !URL.canParse(announced)) return own
  // Only a server on this machine may direct its token to an address on this machine.
  if (isPrivateAddress(announced.replace(/^ws/, 'http'), origin)) return own
  const isSameHost = new URL(announced).host === new URL(origin).host
  return isSameHost && origin.startsWith('http:') ? own : announced
}

/** The token is sent as the subprotocol, which keeps it out of server logs, or in the query. */
export type TokenLocation = 'protocol' | 'query'

export const canBeSubprotocol = (accessToken: string): boolean =>
  SUBPROTOCOL_PATTERN.test(accessToken)

/**
 * @param base `wss://host`, or the server's http(s) origin
 * @param source the only stream of the socket; null for a multiplexed one
 */
export function buildSocketAddress(
  base: string,
  accessToken: string,
  place: TokenLocation,
  source: StreamSource | null = null,
): SocketAddress {
  const path = `${base.replace(/^http/, 'ws').replace(/\/+$/, '')}/api/v1/streaming`
  const query = toQuery({ ...source, ...(place === 'query' && { access_token: accessToken }) })
  return {
    url: query === '' ? path : `${path}?${query}`,
    protocol: place === 'protocol' ? accessToken : null,
  }
}
