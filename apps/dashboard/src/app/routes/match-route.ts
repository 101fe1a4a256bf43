import type { ColumnKind } from '@colonnade/domain/columns'
import { normaliseTag, type AccountShow } from '@colonnade/domain/timeline'
import type { OwnListKind, PeopleListKind } from '../../state/people-lists/people-lists.ts'

/** What has an address without being a column. */
export type AddressedPart = 'menu' | 'keys'

/** What an address asks for. */
export type Route =
  /** The columns alone, and what opens over them. */
  | { readonly screen: 'deck'; readonly opens?: AddressedPart }
  | { readonly screen: 'compose' }
  | {
      readonly screen: 'column'
      readonly kind: ColumnKind
      readonly params: Readonly<Record<string, unknown>>
    }
  /** Who did something with a status, or follows whom. */
  | { readonly screen: 'people'; readonly kind: PeopleListKind; readonly id: string }
  /** All own filters. */
  | { readonly screen: 'filters' }
  /** Who asks to follow, who is kept out of sight, and which servers. */
  | { readonly screen: 'own'; readonly kind: OwnListKind | 'DOMAIN_BLOCKS' }
  /** All own lists. */
  | { readonly screen: 'lists' }
  /** The own pinned posts: whose they are, the session knows. */
  | { readonly screen: 'pinned' }
  | { readonly screen: 'not-found' }

type Part = (value: string) => Route

const column = (kind: ColumnKind, params: Readonly<Record<string, unknown>> = {}): Route => ({
  screen: 'column',
  kind,
  params,
})

const profile =
  (show: AccountShow): Part =>
  (id) =>
    column('ACCOUNT', { id, show })

const people =
  (kind: PeopleListKind): Part =>
  (id) => ({ screen: 'people', kind, id })

/** Addresses without a part of their own. */
const FIXED: Readonly<Record<string, Route>> = {
  '/': { screen: 'deck' },
  '/sign-in': { screen: 'deck' },
  '/getting-started': { screen: 'deck', opens: 'menu' },
  '/getting-started-misc': { screen: 'deck', opens: 'menu' },
  '/keyboard-shortcuts': { screen: 'deck', opens: 'keys' },
  '/statuses/new': { screen: 'compose' },
  '/timelines/home': column('HOME'),
  '/timelines/public': column('PUBLIC'),
  '/timelines/public/local': column('COMMUNITY'),
  '/timelines/direct': column('DIRECT'),
  '/notifications': column('NOTIFICATIONS'),
  '/favourites': column('FAVOURITES'),
  '/bookmarks': column('BOOKMARKS'),
  '/filters': { screen: 'filters' },
  '/follow_requests': { screen: 'own', kind: 'FOLLOW_REQUESTS' },
  '/blocks': { screen: 'own', kind: 'BLOCKS' },
  '/mutes': { screen: 'own', kind: 'MUTES' },
  '/domain_blocks': { screen: 'own', kind: 'DOMAIN_BLOCKS' },
  '/lists': { screen: 'lists' },
  '/pinned': { screen: 'pinned' },
}

/** Addresses with one part that varies; the part may hold escaped slashes. */
const VARYING: readonly (readonly [RegExp, Part])[] = [
  [/^\/statuses\/([^/]+)$/, (id) => column('THREAD', { id })],
  [/^\/statuses\/([^/]+)\/reblogs$/, people('REBLOGGED_BY')],
  [/^\/statuses\/([^/]+)\/favourites$/, people('FAVOURITED_BY')],
  [/^\/accounts\/([^/]+)$/, profile('posts')],
  [/^\/accounts\/([^/]+)\/with_replies$/, profile('with_replies')],
  [/^\/accounts\/([^/]+)\/media$/, profile('media')],
  [/^\/accounts\/([^/]+)\/pinned$/, profile('pinned')],
  [/^\/accounts\/([^/]+)\/followers$/, people('FOLLOWERS')],
  [/^\/accounts\/([^/]+)\/following$/, people('FOLLOWING')],
  [/^\/timelines\/tag\/([^/]+)$/, (tag) => column('HASHTAG', { id: normaliseTag(tag) })],
  [/^\/timelines\/list\/([^/]+)$/, (id) => column('LIST', { id })],
]

/**
 * What the address asks for. Every other link of the page leads out of the program.
 *
 * @param path as the browser gives it, still escaped. Never throws.
 * @param query what stands behind its `?`
 * @see requirements section 2, row 1
 */
export function matchRoute(path: string, query = ''): Route {
  const trimmed = path.length > 1 ? path.replace(/\/$/, '') : path
  if (trimmed === '/search') {
    return column('SEARCH', { query: new URLSearchParams(query).get('q') ?? '' })
  }
  const fixed = FIXED[trimmed]
  if (fixed !== undefined) return fixed

  for (const [pattern, route] of VARYING) {
    const part = pattern.exec(trimmed)?.[1]
    if (part !== undefined) return route(unescaped(part))
  }
  return { screen: 'not-found' }
}

function unescaped(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
