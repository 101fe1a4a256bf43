import type { Visibility } from '../entities/account.ts'
import type { Draft } from './draft.ts'
import type { ReplyDraft } from './reply-draft.ts'

/**
 * Takes what a reply put there from the start of a text, also where some of it was removed by hand.
 *
 * @param mentions names, and the hashtags of a thread, each followed by a space
 */
export function withoutMentions(text: string, mentions: string): string {
  return mentions
    .split(' ')
    .filter((mention) => mention !== '')
    .reduce((rest, mention) => {
      if (rest === mention) return ''
      return rest.startsWith(`${mention} `) ? rest.slice(mention.length + 1) : rest
    }, text)
}

/**
 * Turns a reply back into a post of its own: what the reply had put there goes, what was typed stays.
 *
 * @param reply what it had put there at the start
 * @see CMP-27
 */
export function cancelReply(
  draft: Draft,
  reply: Pick<ReplyDraft, 'text' | 'spoilerText' | 'language'>,
  defaultPrivacy: Visibility,
): Draft {
  const isOwnWarning = draft.spoilerText !== reply.spoilerText
  return {
    ...draft,
    text: withoutMentions(draft.text, reply.text),
    spoiler: isOwnWarning && draft.spoiler,
    spoilerText: isOwnWarning ? draft.spoilerText : '',
    privacy: defaultPrivacy,
    inReplyTo: null,
    language: draft.language === reply.language ? null : draft.language,
    localOnly: false,
    threaded: false,
  }
}
