import { matchRoute } from '../../app/routes/match-route.ts'
import { isSignInRedirect } from '../../state/sessions/sign-in-redirect.ts'
import { isImmutable, type PageName } from './shell-manifest.ts'

/** The strategy for a request. Requests without one are not handled by the worker. */
export type RouteStrategy =
  /** Network first, then the built page. */
  | { readonly kind: 'page'; readonly page: PageName }
  /**
   * Redirects to the same page with the query moved into the fragment, because servers must not receive shared text.
   */
  | { readonly kind: 'moved'; readonly to: string }
  /** Cache first, because the name contains a content hash. */
  | { readonly kind: 'kept' }
  /** Network first, then the cache. For icons and similar files. */
  | { readonly kind: 'fresh' }

/** The parts of a request that decide. */
interface RouteRequest {
  readonly method: string
  readonly mode: string
  readonly url: string
  readonly headers: { readonly has: (name: string) => boolean }
}

/**
 * Returns the strategy for a request. Requests that may not belong to the app are not handled: API requests, streams,
 * media, the server's own pages, sign-in redirects, other origins.
 *
 * @param origin the app's origin
 * @param paths of the app's files
 * @returns null for a request that is not handled. Never throws.
 */
export function getRouteStrategy(
  { method, mode, url, headers }: RouteRequest,
  origin: string,
  paths: ReadonlySet<string>,
): RouteStrategy | null {
  const address = new URL(url)
  if (method !== 'GET' || address.origin !== origin) return null
  if (mode === 'navigate') {
    const page = isSignInRedirect(address.searchParams) ? null : findPage(address)
    if (page === null) return null
    return hasSharedText(address, page)
      ? { kind: 'moved', to: `${address.pathname}#${address.search}` }
      : { kind: 'page', page }
  }
  // Media players request ranges. A whole file is no valid response.
  if (headers.has('range')) return null
  if (isImmutable(address.pathname)) return { kind: 'kept' }
  return paths.has(address.pathname) ? { kind: 'fresh' } : null
}

/** The share parameters of the web app manifest. @see save-shared-text.ts */
const SHARE_PARAMS = ['title', 'text', 'url']

const hasSharedText = ({ pathname, searchParams }: URL, page: PageName): boolean =>
  (page === 'share.html' || pathname === '/statuses/new') &&
  SHARE_PARAMS.some((name) => searchParams.has(name))

/** Returns the app's page at an address, or null for a page of the server. */
function findPage({ pathname, search }: URL): PageName | null {
  if (/^\/share(?:\.html|\/)?$/.test(pathname)) return 'share.html'
  if (pathname === '/index.html') return 'index.html'
  return matchRoute(pathname, search.slice(1)).screen === 'not-found' ? null : 'index.html'
}
