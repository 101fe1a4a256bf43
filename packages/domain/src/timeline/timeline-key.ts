import { accountId, type AccountId, listId, type ListId } from '../entities/ids.ts'

/**
 * Normalises a hashtag for URLs, keys and the API: lower case, without the leading `#`. Never throws; empty when
 * nothing is left.
 *
 * @see RTE-05
 */
export function normaliseTag(text: string): string {
  return text
    .trim()
    .replace(/^[#＃]+/, '')
    .toLowerCase()
}

declare const brand: unique symbol

/** The key of a timeline in the store: `home`, `public:media`, `account:5:with_replies`, `hashtag:cats:any=dogs`, … */
export type TimelineKey = string & { readonly [brand]: 'timeline-key' }

export type AccountShow = 'posts' | 'with_replies' | 'media' | 'pinned'

export type TimelineParams =
  | { readonly kind: 'home' | 'direct' | 'favourites' | 'bookmarks' }
  | { readonly kind: 'public' | 'community'; readonly onlyMedia: boolean }
  | { readonly kind: 'account'; readonly id: AccountId; readonly show: AccountShow }
  | { readonly kind: 'list'; readonly id: ListId }
  | {
      readonly kind: 'hashtag'
      readonly tag: string
      readonly any: readonly string[]
      readonly all: readonly string[]
      readonly none: readonly string[]
    }

/** Escapes only the key's own punctuation, so that ids and tags of any language stay readable. */
const escapePart = (text: string): string => text.replace(/[%:=,/]/g, encodeURIComponent)

const unescapePart = (text: string): string =>
  text.replace(/%([0-9A-F]{2})/g, (_whole, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )

const normaliseTags = (tags: readonly string[]): readonly string[] =>
  [...new Set(tags.map(normaliseTag))].filter((tag) => tag !== '').toSorted()

const formatTags = (name: string, tags: readonly string[]): string => {
  const unique = normaliseTags(tags)
  return unique.length === 0 ? '' : `:${name}=${unique.map(escapePart).join(',')}`
}

function encodeParams(params: TimelineParams): string {
  switch (params.kind) {
    case 'home':
    case 'direct':
    case 'favourites':
    case 'bookmarks':
      return params.kind
    case 'public':
    case 'community':
      return params.onlyMedia ? `${params.kind}:media` : params.kind
    case 'account':
      return `account:${escapePart(params.id)}${params.show === 'posts' ? '' : `:${params.show}`}`
    case 'list':
      return `list:${escapePart(params.id)}`
    case 'hashtag':
      return `hashtag:${escapePart(normaliseTag(params.tag))}${formatTags('any', params.any)}${formatTags('all', params.all)}${formatTags('none', params.none)}`
  }
}

/**
 * Returns the key of a timeline. Equal parameters give equal keys: hashtags are lower-cased, and the order and
 * repetitions of additional tags do not matter. Never throws.
 *
 * @see TL-01
 */
export function encodeTimelineKey(params: TimelineParams): TimelineKey {
  return encodeParams(params) as TimelineKey
}

function parseTags(parts: readonly string[], name: string): readonly string[] {
  const part = parts.find((candidate) => candidate.startsWith(`${name}=`))
  return part === undefined
    ? []
    : part
        .slice(name.length + 1)
        .split(',')
        .map(unescapePart)
}

function parseShow(part: string | undefined): AccountShow {
  return part === 'with_replies' || part === 'media' || part === 'pinned' ? part : 'posts'
}

/**
 * Returns the parameters that a key encodes.
 *
 * @throws RangeError for a text that encodeTimelineKey never returns
 */
export function parseTimelineKey(key: TimelineKey): TimelineParams {
  const [kind, second = '', ...rest] = key.split(':')
  switch (kind) {
    case 'home':
    case 'direct':
    case 'favourites':
    case 'bookmarks':
      return { kind }
    case 'public':
    case 'community':
      return { kind, onlyMedia: second === 'media' }
    case 'account':
      return { kind, id: accountId(unescapePart(second)), show: parseShow(rest[0]) }
    case 'list':
      return { kind, id: listId(unescapePart(second)) }
    case 'hashtag':
      return {
        kind,
        tag: unescapePart(second),
        any: parseTags(rest, 'any'),
        all: parseTags(rest, 'all'),
        none: parseTags(rest, 'none'),
      }
    default:
      throw new RangeError(`not a timeline key: ${key}`)
  }
}

/**
 * Whether a timeline lists the user's favourites or bookmarks. These are sorted by when the user added them, not by
 * id, so that only the server's links lead to their pages.
 *
 * @see TL-27
 */
export function isFavouritesOrBookmarks({ kind }: TimelineParams): boolean {
  return kind === 'favourites' || kind === 'bookmarks'
}
