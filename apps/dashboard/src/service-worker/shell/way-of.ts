import { matchRoute } from '../../app/routes/match-route.ts'
import { isSignInAnswer } from '../../state/sessions/sign-in-answer.ts'
import { isLasting, type PageName } from './shell.ts'

/** How a request is answered; without a way the worker leaves it alone. */
export type Way =
  /** The network first, then the build's own page. */
  | { readonly kind: 'page'; readonly page: PageName }
  /** Led to the same page with what follows `?` behind `#`: words that are shared are no server's to read. */
  | { readonly kind: 'moved'; readonly to: string }
  /** What is kept first: such a name stands for one content. */
  | { readonly kind: 'kept' }
  /** The network first, then what is kept: icons and the like. */
  | { readonly kind: 'fresh' }

/** What is looked at of a request. */
interface Asked {
  readonly method: string
  readonly mode: string
  readonly url: string
  readonly headers: { readonly has: (name: string) => boolean }
}

/**
 * Decides which requests the worker answers. All that is not surely the program's own goes its usual
 * way: calls, streams, media, a server's own pages, answers to a sign-in, other origins.
 *
 * @param origin the program's
 * @param paths of the files that the program is made of
 * @returns null for what is left alone. Never throws.
 */
export function wayOf(
  { method, mode, url, headers }: Asked,
  origin: string,
  paths: ReadonlySet<string>,
): Way | null {
  const address = new URL(url)
  if (method !== 'GET' || address.origin !== origin) return null
  if (mode === 'navigate') {
    const page = isSignInAnswer(address.searchParams) ? null : pageAt(address)
    if (page === null) return null
    return bringsWords(address, page)
      ? { kind: 'moved', to: `${address.pathname}#${address.search}` }
      : { kind: 'page', page }
  }
  // A player asks for a part; whole files would not do.
  if (headers.has('range')) return null
  if (isLasting(address.pathname)) return { kind: 'kept' }
  return paths.has(address.pathname) ? { kind: 'fresh' } : null
}

/** As the web app's manifest names them. @see keep-shared.ts */
const WORDS = ['title', 'text', 'url']

const bringsWords = ({ pathname, searchParams }: URL, page: PageName): boolean =>
  (page === 'share.html' || pathname === '/statuses/new') &&
  WORDS.some((name) => searchParams.has(name))

/** Which of the program's pages stands at an address; null where a server's own would. */
function pageAt({ pathname, search }: URL): PageName | null {
  if (/^\/share(?:\.html|\/)?$/.test(pathname)) return 'share.html'
  if (pathname === '/index.html') return 'index.html'
  return matchRoute(pathname, search.slice(1)).screen === 'not-found' ? null : 'index.html'
}
