import type { ColumnKind } from '@colonnade/domain/columns'
import { accountId, statusId, type AccountId, type StatusId } from '@colonnade/domain/entities'
import { normaliseTag } from '@colonnade/domain/timeline'

/** What an address asks for. */
export type Route =
  | { readonly screen: 'deck' }
  | { readonly screen: 'compose' }
  | { readonly screen: 'status'; readonly id: StatusId }
  | { readonly screen: 'account'; readonly id: AccountId; readonly show: ProfileTab }
  | {
      readonly screen: 'column'
      readonly kind: ColumnKind
      readonly params: Readonly<Record<string, unknown>>
    }
  | { readonly screen: 'not-found' }

type ProfileTab = 'posts' | 'with_replies' | 'media'

type Part = (value: string) => Route

const column = (kind: ColumnKind, params: Readonly<Record<string, unknown>> = {}): Route => ({
  screen: 'column',
  kind,
  params,
})

const account =
  (show: ProfileTab): Part =>
  (id) => ({ screen: 'account', id: accountId(id), show })

/** Addresses without a part of their own. */
const FIXED: Readonly<Record<string, Route>> = {
  '/': { screen: 'deck' },
  '/sign-in': { screen: 'deck' },
  '/statuses/new': { screen: 'compose' },
  '/timelines/home': column('HOME'),
  '/timelines/public': column('PUBLIC'),
  '/timelines/public/local': column('COMMUNITY'),
  '/timelines/direct': column('DIRECT'),
  '/notifications': column('NOTIFICATIONS'),
}

/** Addresses with one part that varies; the part may hold escaped slashes. */
const VARYING: readonly (readonly [RegExp, Part])[] = [
  [/^\/statuses\/([^/]+)$/, (id) => ({ screen: 'status', id: statusId(id) })],
  [/^\/accounts\/([^/]+)$/, account('posts')],
  [/^\/accounts\/([^/]+)\/with_replies$/, account('with_replies')],
  [/^\/accounts\/([^/]+)\/media$/, account('media')],
  [/^\/timelines\/tag\/([^/]+)$/, (tag) => column('HASHTAG', { id: normaliseTag(tag) })],
  [/^\/timelines\/list\/([^/]+)$/, (id) => column('LIST', { id })],
]

/**
 * What the address asks for. Every other link of the page leads out of the program.
 *
 * @param path as the browser gives it, still escaped. Never throws.
 * @see requirements section 2, row 1
 */
export function matchRoute(path: string): Route {
  const trimmed = path.length > 1 ? path.replace(/\/$/, '') : path
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
