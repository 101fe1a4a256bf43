import type { MentionEntity, TagEntity } from '@colonnade/domain/entities'
import { normaliseTag } from '@colonnade/domain/timeline'

interface LinkFacts {
  readonly href: string
  /** What the link reads. */
  readonly text: string
  readonly classes: readonly string[]
  readonly rel: readonly string[]
}

interface KnownLinks {
  readonly mentions: readonly MentionEntity[]
  readonly tags: readonly TagEntity[]
}

/** Where a link of a post goes: a profile or hashtag of the dashboard, or out. */
export type LinkTarget =
  | { readonly kind: 'account'; readonly path: string; readonly acct: string }
  | { readonly kind: 'tag'; readonly path: string }
  | { readonly kind: 'outside' }

/**
 * Tells mentions and hashtags from ordinary links. Servers mark them by class, by `rel`, or only by
 * listing them beside the post, so each sign is enough.
 *
 * @see ST-35, RTE-04, RTE-05
 */
export function linkTarget(link: LinkFacts, known: KnownLinks): LinkTarget {
  const mention = mentionOf(link, known.mentions)
  if (mention !== undefined) {
    return { kind: 'account', path: accountPath(mention.id), acct: mention.acct }
  }
  const tag = tagOf(link, known.tags)
  if (tag !== null) return { kind: 'tag', path: tagPath(tag) }
  return { kind: 'outside' }
}

/** Ids may hold slashes on some servers. */
export const accountPath = (id: string): string => `/accounts/${encodeURIComponent(id)}`

export const statusPath = (id: string): string => `/statuses/${encodeURIComponent(id)}`

const tagPath = (tag: string): string => `/timelines/tag/${encodeURIComponent(normaliseTag(tag))}`

function mentionOf(link: LinkFacts, mentions: readonly MentionEntity[]): MentionEntity | undefined {
  const byAddress = mentions.find((mention) => mention.url === link.href)
  if (byAddress !== undefined || !link.text.startsWith('@')) return byAddress
  const acct = link.text.slice(1).toLowerCase()
  return (
    mentions.find((mention) => mention.acct.toLowerCase() === acct) ??
    mentions.find((mention) => mention.username.toLowerCase() === acct)
  )
}

function tagOf(link: LinkFacts, tags: readonly TagEntity[]): string | null {
  const text = normaliseTag(link.text)
  const listed = tags.find((tag) => tag.url === link.href || normaliseTag(tag.name) === text)
  const isMarked = link.rel.includes('tag') || link.classes.includes('hashtag')
  if (!/^[#＃]/.test(link.text)) return null
  if (listed !== undefined) return listed.name
  return isMarked ? text : null
}
