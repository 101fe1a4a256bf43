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
  const isSameHost = new URL(announced).host === new URL(origin).host
  return isSameHost && origin.startsWith('http:') ? own : announced
}

/**
 * The token travels as the subprotocol, which keeps it out of servers' logs, unless it has letters
 * that a subprotocol may not have: then in the query.
 *
 * @param base `wss://host`, or the server's http(s) origin
 */
export function socketAddress(base: string, accessToken: string): SocketAddress {
  const url = `${base.replace(/^http/, 'ws').replace(/\/+$/, '')}/api/v1/streaming`
  return TOKEN_LETTERS.test(accessToken)
    ? { url, protocol: accessToken }
    : { url: `${url}?access_token=${encodeURIComponent(accessToken)}`, protocol: null }
}
