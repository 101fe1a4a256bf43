import { isIP, isIPv6 } from 'node:net'

/** @param caller whose calls are counted together, as `callerOf` names them */
export type CountedFetch = (request: Request, caller?: string) => Promise<Response>

/**
 * What calls of one caller are counted under. A household has a whole /64 of IPv6, so the rest of such an address
 * tells nobody apart.
 *
 * @param address as a socket names it; undefined where there was no socket
 */
export function callerOf(address: string | undefined): string {
  if (address === undefined) return 'nobody'
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('::')
  const first = groupsOf(head)
  const last = tail === undefined ? [] : groupsOf(tail)
  const gap = Array.from({ length: 8 - first.length - last.length }, () => '0')
  return [...first, ...gap, ...last].slice(0, 4).join(':')
}

const groupsOf = (part: string): string[] =>
  part === '' ? [] : part.split(':').map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())

const EXPOSED = 'Link, X-RateLimit-Reset, X-RateLimit-Limit, X-RateLimit-Remaining, X-Request-Id'
const METHODS = 'GET, POST, PUT, PATCH, DELETE, OPTIONS'

/** What pages of any origin may call, as on a Mastodon server. Cookies never come along. */
export const isOpenToOrigins = (path: string): boolean =>
  path.startsWith('/api/') ||
  path.startsWith('/media/') ||
  path.startsWith('/.well-known/') ||
  path === '/oauth/token' ||
  path === '/oauth/revoke'

export function preflightReply(request: Request): Response {
  const headers = new Headers({
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': METHODS,
    'Access-Control-Allow-Headers': request.headers.get('Access-Control-Request-Headers') ?? '*',
    'Access-Control-Expose-Headers': EXPOSED,
    'Access-Control-Max-Age': '7200',
  })
  return new Response(null, { status: 204, headers })
}

export function allowOrigins(headers: Headers): void {
  headers.set('Access-Control-Allow-Origin', '*')
  headers.set('Access-Control-Expose-Headers', EXPOSED)
}

/**
 * Whether a page of another origin has a browser send what its cookie would answer for. Cookies do not tell ports
 * apart, so another port of the same machine is another site here.
 *
 * @param origin the instance's own
 */
export function isForeign(request: Request, origin: string): boolean {
  if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return false
  const { pathname } = new URL(request.url)
  // Everything else of the API knows its caller by the token alone.
  if (isOpenToOrigins(pathname) && !pathname.startsWith('/api/web/')) return false
  const site = request.headers.get('Sec-Fetch-Site')
  if (site !== null) return site !== 'same-origin' && site !== 'none'
  const from = request.headers.get('Origin')
  // `null` is what a sandboxed page says of itself. Pages of ours send their own: none that has a form hides it.
  return from !== null && from !== origin
}

/** Letters, digits and `-._~` mean the same encoded or not, so nobody has a reason to. @see RFC 3986, section 2.3 */
const NEEDLESS = /%(?:2[DE]|3\d|[46][1-9A-F]|[57][\dA]|5F|7E)/i

/**
 * Whether a path says what it means. A router decodes a path, and limits, origins and tokens are judged by what it
 * looks like: one that hides a letter from them could be two paths at once.
 *
 * @param pathname as it came, still encoded
 */
export const isPlainPath = (pathname: string): boolean => !NEEDLESS.test(pathname)

/**
 * Whether a caller means this instance. A page elsewhere can have its own name lead to this machine; its calls would
 * then be those of a page of the instance, cookies and all, but for the name. Nobody else's page has an address of
 * numbers or `localhost` for a name.
 *
 * @param hostname as `URL` writes it
 * @param names what else it is called; null: whatever the caller says
 */
export function isKnownName(hostname: string, names: readonly string[] | null): boolean {
  if (names === null || names.includes(hostname)) return true
  return /^(?:.+\.)?localhost$/.test(hostname) || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
}

/**
 * What an instance is called by those who started it, beside addresses of numbers and `localhost`: other names can
 * only be led here by somebody else.
 *
 * @param host what it listens on
 * @param machine the name of the machine, by which its network may know it
 */
export const ownNames = (host: string, origin: string | null, machine: string): readonly string[] =>
  [`http://${host}`, origin, `http://${machine}`, `http://${machine}.local`].flatMap((address) =>
    address !== null && URL.canParse(address) ? new URL(address).hostname : [],
  )
