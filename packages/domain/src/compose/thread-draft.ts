import type { AccountId } from '../entities/ids.ts'
import type { TagEntity } from '../entities/status.ts'
import { findHashtags } from '../text/index.ts'
import type { Draft } from './draft.ts'
import { replyMentions, type ReplyTarget } from './reply-draft.ts'

/** Servers lower-case hashtags; the writer's own letter case is taken from what was written. */
function tagsAsWritten(tags: readonly TagEntity[], text: string): readonly string[] {
  const written = new Map(findHashtags(text).map(({ tag }) => [tag.toLowerCase(), tag]))
  return tags.map((tag) => written.get(tag.name.toLowerCase()) ?? tag.name)
}

interface ThreadTraits {
  readonly idempotencyKey: string
  /** The local setting `mention_in_every_part`. */
  readonly mentionsOthers: boolean
}

/**
 * The next part of a thread, after a draft was posted in threaded mode: names and hashtags carried
 * over, same visibility, warning, language and options, no media.
 *
 * @param status what the instance made of `posted`
 * @param traits the new draft's key, and whether it mentions others again
 * @see CMP-40
 */
export function threadDraft(
  posted: Draft,
  status: ReplyTarget & { readonly tags: readonly TagEntity[] },
  me: AccountId,
  { idempotencyKey, mentionsOthers }: ThreadTraits,
): Draft {
  const tags = tagsAsWritten(status.tags, posted.text).map((tag) => `#${tag} `)
  return {
    ...posted,
    text: `${mentionsOthers ? replyMentions(status, me) : ''}${tags.join('')}`,
    inReplyTo: status.id,
    mediaIds: [],
    poll: null,
    sensitive: false,
    idempotencyKey,
  }
}
