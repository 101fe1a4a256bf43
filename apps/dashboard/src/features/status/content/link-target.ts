import type { MentionEntity, TagEntity } from '@colonnade/domain/entities'
import { normaliseTag } from '@colonnade/domain/timeline'

interface LinkFacts {
  readonly href: string
  readonly text: string
  readonly classes: readonly string[]
  readonly rel: readonly string[]
}

interface KnownLinks {
  readonly mentions: readonly MentionEntity[]
  readonly tags: readonly TagEntity[]
}

/** The target of a link in a post: a profile or a hashtag in the dashboard, or an external page. */
export type LinkTarget =
  | { readonly kind: 'account'; readonly path: string; readonly acct: string }
  | { readonly kind: 'tag'; readonly path: string }
  | { readonly kind: 'outside' }

/**
 * Recognises mentions and hashtags among links. Servers mark them by class, by `rel`, or only by listing them with
 * the post, so each of these is sufficient.
 *
 * @see ST-35, RTE-04, RTE-05
 */
export function getLinkTarget(link: LinkFacts, known: KnownLinks): LinkTarget {
  const mention = findMention(link, known.mentions)
  if (mention !== undefined) {
    return { kind: 'account', path: getAccountPath(mention.id), acct: mention.acct }
  }
  const tag = findTag(link, known.tags)
  if (tag !== null) return { kind: 'tag', path: getTagPath(tag) }
  return { kind: 'outside' }
}

/** Ids contain slashes on some servers. */
export const getAccountPath = (id: string): string => `/accounts/${encodeURIComponent(id)}`

export const getStatusPath = (id: string): string => `/statuses/${encodeURIComponent(id)}`

const getTagPath = (tag: string): string =>
  `/timelines/tag/${encodeURIComponent(normaliseTag(tag))}`

function findMention(
  link: LinkFacts,
  mentions: readonly MentionEntity[],
): MentionEntity | undefined {
  const byAddress = mentions.find((mention) => mention.url === link.href)
  if (byAddress !== undefined || !link.text.startsWith('@')) return byAddress
  const acct = link.text.slice(1).toLowerCase()
  return (
    mentions.find((mention) => mention.acct.toLowerCase() === acct) ??
    mentions.find((mention) => mention.username.toLowerCase() === acct)
  )
}

function findTag(link: LinkFacts, tags: readonly TagEntity[]): string | null {
  const text = normaliseTag(link.text)
  const listed = tags.find((tag) => tag.url === link.href || normaliseTag(tag.name) === text)
  const isMarked = link.rel.includes('tag') || link.classes.includes('hashtag')
  if (!/^[#＃]/.test(link.text)) return null
  if (listed !== undefined) return listed.name
  return isMarked ? text : null
}
