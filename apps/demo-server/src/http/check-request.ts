import { isIP } from 'node:net'
import { isOpenToOrigins } from './cors.ts'

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
