import { accountId, type AccountId, listId, type ListId } from '../entities/ids.ts'

/**
 * A hashtag as addresses, keys and the API want it: without the leading `#`, lower case.
 * Never throws; empty when nothing is left.
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

/** A timeline's name in the store: `home`, `public:media`, `account:5:with_replies`, `hashtag:cats:any=dogs`, … */
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

/** Only the key's own punctuation is escaped, so ids and tags of any language stay readable. */
const escapePart = (text: string): string => text.replace(/[%:=,/]/g, encodeURIComponent)

const unescapePart = (text: string): string =>
  text.replace(/%([0-9A-F]{2})/g, (_whole, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )

const uniqueTags = (tags: readonly string[]): readonly string[] =>
  [...new Set(tags.map(normaliseTag))].filter((tag) => tag !== '').toSorted()

const tagsPart = (name: string, tags: readonly string[]): string => {
  const unique = uniqueTags(tags)
  return unique.length === 0 ? '' : `:${name}=${unique.map(escapePart).join(',')}`
}

function encodeText(params: TimelineParams): string {
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
      return `hashtag:${escapePart(normaliseTag(params.tag))}${tagsPart('any', params.any)}${tagsPart('all', params.all)}${tagsPart('none', params.none)}`
  }
}

/**
 * The key of a timeline. Equal wishes give equal keys: hashtags are lower-cased, and the extra tags'
 * order and repetitions do not matter. Never throws.
 *
 * @see TL-01
 */
export function encodeTimelineKey(params: TimelineParams): TimelineKey {
  return encodeText(params) as TimelineKey
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
 * What a key stands for.
 *
 * @throws RangeError for a text that encodeTimelineKey never makes
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
 * Whether a timeline lists what its reader keeps: favourites and bookmarks. They stand in the order of
 * that deed and not of their ids, so that nothing but the server's own links leads through them.
 *
 * @see TL-27
 */
export function isKept({ kind }: TimelineParams): boolean {
  return kind === 'favourites' || kind === 'bookmarks'
}
