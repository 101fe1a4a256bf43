import type { ColumnKind } from '@colonnade/domain/columns'
import { normaliseTag, type AccountShow } from '@colonnade/domain/timeline'
import type { OwnListKind, AccountListKind } from '../../state/account-lists/account-lists.ts'

/** Parts with an address that are not columns. */
export type AddressedPart = 'menu' | 'keys'

/** The screen that an address names. */
export type Route =
  /** The deck, with a part open above it or without one. */
  | { readonly screen: 'deck'; readonly opens?: AddressedPart }
  | { readonly screen: 'compose' }
  | {
      readonly screen: 'column'
      readonly kind: ColumnKind
      readonly params: Readonly<Record<string, unknown>>
    }
  /** The accounts that interacted with a status, or the followers of an account. */
  | { readonly screen: 'people'; readonly kind: AccountListKind; readonly id: string }
  /** The user's filters. */
  | { readonly screen: 'filters' }
  /** The follow requests, blocked or muted accounts, or blocked domains. */
  | { readonly screen: 'own'; readonly kind: OwnListKind | 'DOMAIN_BLOCKS' }
  /** The user's lists. */
  | { readonly screen: 'lists' }
  /** The user's pinned posts. The session knows the account. */
  | { readonly screen: 'pinned' }
  | { readonly screen: 'not-found' }

type RouteParser = (value: string) => Route

const createColumnRoute = (
  kind: ColumnKind,
  params: Readonly<Record<string, unknown>> = {},
): Route => ({
  screen: 'column',
  kind,
  params,
})

const createProfileParser =
  (show: AccountShow): RouteParser =>
  (id) =>
    createColumnRoute('ACCOUNT', { id, show })

const createAccountListParser =
  (kind: AccountListKind): RouteParser =>
  (id) => ({ screen: 'people', kind, id })

/** Addresses without a parameter. */
const FIXED_ROUTES: Readonly<Record<string, Route>> = {
  '/': { screen: 'deck' },
  '/sign-in': { screen: 'deck' },
  '/getting-started': { screen: 'deck', opens: 'menu' },
  '/getting-started-misc': { screen: 'deck', opens: 'menu' },
  '/keyboard-shortcuts': { screen: 'deck', opens: 'keys' },
  '/statuses/new': { screen: 'compose' },
  '/timelines/home': createColumnRoute('HOME'),
  '/timelines/public': createColumnRoute('PUBLIC'),
  '/timelines/public/local': createColumnRoute('COMMUNITY'),
  '/timelines/direct': createColumnRoute('DIRECT'),
  '/notifications': createColumnRoute('NOTIFICATIONS'),
  '/favourites': createColumnRoute('FAVOURITES'),
  '/bookmarks': createColumnRoute('BOOKMARKS'),
  '/filters': { screen: 'filters' },
  '/follow_requests': { screen: 'own', kind: 'FOLLOW_REQUESTS' },
  '/blocks': { screen: 'own', kind: 'BLOCKS' },
  '/mutes': { screen: 'own', kind: 'MUTES' },
  '/domain_blocks': { screen: 'own', kind: 'DOMAIN_BLOCKS' },
  '/lists': { screen: 'lists' },
  '/pinned': { screen: 'pinned' },
}

/** Addresses with one parameter, which may contain escaped slashes. */
const PARAMETER_ROUTES: readonly (readonly [RegExp, RouteParser])[] = [
  [/^\/statuses\/([^/]+)$/, (id) => createColumnRoute('THREAD', { id })],
  [/^\/statuses\/([^/]+)\/reblogs$/, createAccountListParser('REBLOGGED_BY')],
  [/^\/statuses\/([^/]+)\/favourites$/, createAccountListParser('FAVOURITED_BY')],
  [/^\/accounts\/([^/]+)$/, createProfileParser('posts')],
  [/^\/accounts\/([^/]+)\/with_replies$/, createProfileParser('with_replies')],
  [/^\/accounts\/([^/]+)\/media$/, createProfileParser('media')],
  [/^\/accounts\/([^/]+)\/pinned$/, createProfileParser('pinned')],
  [/^\/accounts\/([^/]+)\/followers$/, createAccountListParser('FOLLOWERS')],
  [/^\/accounts\/([^/]+)\/following$/, createAccountListParser('FOLLOWING')],
  [/^\/timelines\/tag\/([^/]+)$/, (tag) => createColumnRoute('HASHTAG', { id: normaliseTag(tag) })],
  [/^\/timelines\/list\/([^/]+)$/, (id) => createColumnRoute('LIST', { id })],
]

/**
 * Returns the screen of an address. Links to other addresses leave the app.
 *
 * @param path as the browser returns it, still escaped. Never throws.
 * @param query the part after `?`
 * @see requirements section 2, row 1
 */
export function matchRoute(path: string, query = ''): Route {
  const trimmed = path.length > 1 ? path.replace(/\/$/, '') : path
  // Other servers hand over the address of a post or profile, which the search finds (BY-20).
  if (trimmed === '/search' || trimmed === '/authorize_interaction') {
    const search = new URLSearchParams(query)
    return createColumnRoute('SEARCH', { query: search.get('q') ?? search.get('uri') ?? '' })
  }
  const fixed = FIXED_ROUTES[trimmed]
  if (fixed !== undefined) return fixed

  for (const [pattern, route] of PARAMETER_ROUTES) {
    const part = pattern.exec(trimmed)?.[1]
    if (part !== undefined) return route(unescapePart(part))
  }
  return { screen: 'not-found' }
}

function unescapePart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
