import { isIP, isIPv6 } from 'node:net'

/** @param caller the key that rate limits count by, as returned by `getCaller` */
export type CountedFetch = (request: Request, caller?: string) => Promise<Response>

/**
 * Returns the key that rate limits count by. A household has a whole /64 of IPv6, so the rest of such an address is
 * ignored.
 *
 * @param address the address of the socket; undefined without a socket
 */
export function getCaller(address: string | undefined): string {
  if (address === undefined) return 'unknown'
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('::')
  const first = parseGroups(head)
  const last = tail === undefined ? [] : parseGroups(tail)
  const gap = Array.from({ length: 8 - first.length - last.length }, () => '0')
  return [...first, ...gap, ...last].slice(0, 4).join(':')
}

const parseGroups = (part: string): string[] =>
  part === '' ? [] : part.split(':').map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())

const EXPOSED_HEADERS =
  'Link, X-RateLimit-Reset, X-RateLimit-Limit, X-RateLimit-Remaining, X-Request-Id'
const METHODS = 'GET, POST, PUT, PATCH, DELETE, OPTIONS'

/**
 * Whether pages of any origin may request a path, as on a Mastodon server. Cookies are never sent with such requests.
 */
export const isOpenToOrigins = (path: string): boolean =>
  path.startsWith('/api/') ||
  path.startsWith('/media/') ||
  path.startsWith('/.well-known/') ||
  path === '/oauth/token' ||
  path === '/oauth/revoke'

export function createPreflightResponse(request: Request): Response {
  const headers = new Headers({
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': METHODS,
    'Access-Control-Allow-Headers': request.headers.get('Access-Control-Request-Headers') ?? '*',
    'Access-Control-Expose-Headers': EXPOSED_HEADERS,
    'Access-Control-Max-Age': '7200',
  })
  return new Response(null, { status: 204, headers })
}

export function allowOrigins(headers: Headers): void {
  headers.set('Access-Control-Allow-Origin', '*')
  headers.set('Access-Control-Expose-Headers', EXPOSED_HEADERS)
}

/**
 * Whether a page of another origin may have sent a request with this server's cookie. Cookies ignore ports, so
 * another port of the same machine is treated as another site.
 *
 * @param origin the server's own origin
 */
export function isCrossSite(request: Request, origin: string): boolean {
  if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return false
  const { pathname } = new URL(request.url)
  // All other API requests are authenticated by their token only.
  if (isOpenToOrigins(pathname) && !pathname.startsWith('/api/web/')) return false
  const site = request.headers.get('Sec-Fetch-Site')
  if (site !== null) return site !== 'same-origin' && site !== 'none'
  const from = request.headers.get('Origin')
  // Sandboxed pages send `null`. The server's own pages with forms always send their origin.
  return from !== null && from !== origin
}

/** Percent-encoded letters, digits and `-._~`, which never need encoding. @see RFC 3986, section 2.3 */
const NEEDLESS_ENCODING = /%(?:2[DE]|3\d|[46][1-9A-F]|[57][\dA]|5F|7E)/i

/**
 * Whether a path has no needless encoding. The router decodes paths, but rate limits, origin checks and token checks
 * compare the encoded form. An encoded letter could bypass them.
 *
 * @param pathname the encoded path
 */
export const isPlainPath = (pathname: string): boolean => !NEEDLESS_ENCODING.test(pathname)

/**
 * Whether a request is meant for this server. In a DNS rebinding attack a page resolves its own name to this machine.
 * Its requests then look like those of this server's pages, except for the host name. IP addresses and `localhost`
 * cannot be rebound.
 *
 * @param hostname as `URL` normalises it
 * @param names further accepted names; null accepts any name
 */
export function isKnownName(hostname: string, names: readonly string[] | null): boolean {
  if (names === null || names.includes(hostname)) return true
  return /^(?:.+\.)?localhost$/.test(hostname) || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
}

/**
 * Returns the names of a server besides IP addresses and `localhost`. Other names may be the result of DNS rebinding.
 *
 * @param host the address that it listens on
 * @param machine the name of the machine, which its network may resolve
 */
export const getOwnNames = (
  host: string,
  origin: string | null,
  machine: string,
): readonly string[] =>
  [`http://${host}`, origin, `http://${machine}`, `http://${machine}.local`].flatMap((address) =>
    address !== null && URL.canParse(address) ? new URL(address).hostname : [],
  )
