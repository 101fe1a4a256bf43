/** What a link to a fediverse server shows, judged by its address alone. */
export interface FediverseLink {
  readonly kind: 'account' | 'status' | 'tag'
  /** The hashtag, without #; empty for other kinds. */
  readonly tag: string
  /** Such paths are usual on other sites too: the host has to be a known fediverse server. */
  readonly needsKnownHost: boolean
}

/** A name, or a name with its host. */
const NAME = String.raw`[\p{L}\p{N}_.-]+(?:@[\p{L}\p{N}.:-]+)?`

/** An ID of a post: a number, a UUID, a ULID or a short code. Words without a digit are pages ("about"). */
const ID = String.raw`(?=[\w.-]*\d)[\w.-]{1,64}`

/** The paths of posts and profiles, by the software that uses them. */
const PATHS: readonly (readonly [
  kind: 'account' | 'status',
  pattern: string,
  needsKnownHost?: 'needs known host',
])[] = [
  // Mastodon and its forks, Hollo, GoToSocial; by number since Mastodon 4.5.
  ['status', String.raw`@${NAME}/(?:statuses/)?${ID}`],
  ['status', String.raw`users/${NAME}/(?:statuses|posts)/${ID}`],
  ['status', String.raw`ap/users/\d+/statuses/\d+`],
  ['account', String.raw`@${NAME}`],
  ['account', String.raw`users/${NAME}`],
  ['account', String.raw`ap/users/\d+`],
  // Pleroma and Akkoma, Misskey and its forks, snac, PeerTube.
  ['status', String.raw`(?:notice|objects)/[\w-]{6,64}`],
  ['status', String.raw`notes/[\w-]{8,64}`],
  ['status', String.raw`${NAME}/p/\d+\.\d+`],
  ['status', String.raw`videos/watch/[\w-]{12,64}`],
  ['account', String.raw`video-channels/${NAME}`],
  // PeerTube, Pixelfed, Friendica, and Lemmy with its relatives.
  ['status', String.raw`w/[\w-]{12,64}`, 'needs known host'],
  ['status', String.raw`p/${NAME}/\d+`, 'needs known host'],
  ['status', String.raw`display/[\w-]{12,64}`, 'needs known host'],
  ['status', String.raw`(?:post|comment)/\d+`, 'needs known host'],
  ['status', String.raw`m/[\w@.-]+/[pt]/\d+(?:/[^/]*)?`, 'needs known host'],
  ['account', String.raw`[acu]/${NAME}`, 'needs known host'],
  ['account', String.raw`profile/${NAME}`, 'needs known host'],
]

const PATTERNS = PATHS.map(([kind, source, needs]) => ({
  link: { kind, tag: '', needsKnownHost: needs !== undefined } satisfies FediverseLink,
  pattern: new RegExp(String.raw`^/${source}/?$`, 'u'),
}))

const TAG_PATH = /^\/tags?\/(?<tag>[^/]+)\/?$/u

/** Large sites with `/@name` that no fediverse server can fetch. Each click would wait in vain. */
const OTHER_SITES = /(?:^|\.)(?:youtube\.com|tiktok\.com|medium\.com)$/u

/** Longer than any address of a post. In UTF-16 units. */
const MAX_PATH_LENGTH = 300

/**
 * Recognises links to posts, profiles and hashtags of fediverse servers by the paths of their software. A link that is
 * recognised may still be another page: only the user's own server can find out.
 *
 * @returns null for any other link. Never throws.
 * @see BY-20
 */
export function readFediverseLink(href: string): FediverseLink | null {
  const url = URL.parse(href)
  if (url === null || !/^https?:$/u.test(url.protocol) || OTHER_SITES.test(url.hostname))
    return null
  const path = decodePath(url.pathname)
  if (path === null || path.length > MAX_PATH_LENGTH) return null
  const known = PATTERNS.find(({ pattern }) => pattern.test(path))
  if (known !== undefined) return known.link
  const tag = TAG_PATH.exec(path)?.groups?.['tag']
  return tag === undefined ? null : { kind: 'tag', tag, needsKnownHost: true }
}

function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
