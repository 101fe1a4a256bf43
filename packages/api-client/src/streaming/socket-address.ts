import { isInner } from '@colonnade/domain/addresses'
import { toQuery } from '../http/outgoing.ts'
import type { StreamSource } from './stream-source.ts'

/** The letters that a subprotocol may have (RFC 6455 4.1, RFC 2616 2.2). */
const TOKEN_LETTERS = /^[\w!#$%&'*+.^`|~-]+$/

export interface SocketAddress {
  readonly url: string
  readonly protocol: string | null
}

/**
 * Where to open the socket. Some servers announce `wss://` though they speak plain http, as on
 * loopback: then the address is derived from the server's own.
 *
 * @param announced what the instance or the page says; without an address in it the origin serves
 */
export function streamingBase(origin: string, announced: string | null): string {
  const own = origin.replace(/^http/, 'ws')
  if (announced === null || !/^wss?:\/\//.test(announced) || !URL.canParse(announced)) return own
  // Nobody but a server on this machine may lead its token there.
  if (isInner(announced.replace(/^ws/, 'http'), origin)) return own
  const isSameHost = new URL(announced).host === new URL(origin).host
  return isSameHost && origin.startsWith('http:') ? own : announced
}

/** The token travels as the subprotocol, which keeps it out of servers' logs, or in the query. */
export type TokenPlace = 'protocol' | 'query'

export const mayBeSubprotocol = (accessToken: string): boolean => TOKEN_LETTERS.test(accessToken)

/**
 * @param base `wss://host`, or the server's http(s) origin
 * @param source the one stream that the socket is for; null where it carries many
 */
export function socketAddress(
  base: string,
  accessToken: string,
  place: TokenPlace,
  source: StreamSource | null = null,
): SocketAddress {
  const path = `${base.replace(/^http/, 'ws').replace(/\/+$/, '')}/api/v1/streaming`
  const query = toQuery({ ...source, ...(place === 'query' && { access_token: accessToken }) })
  return {
    url: query === '' ? path : `${path}?${query}`,
    protocol: place === 'protocol' ? accessToken : null,
  }
}
