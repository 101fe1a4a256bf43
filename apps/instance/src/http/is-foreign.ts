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
