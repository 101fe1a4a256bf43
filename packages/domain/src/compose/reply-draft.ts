import type { AccountEntity, Visibility } from '../entities/account.ts'
import type { AccountId } from '../entities/ids.ts'
import type { StatusRecord, TagEntity } from '../entities/status.ts'
import { findHashtags, hasContentWarning, htmlToText } from '../text/index.ts'
import { type Draft, hasLocalOnlyMark } from './draft.ts'
import { moreRestrictive } from './visibility.ts'

/** A primary subtag, and what narrows it. */
const LANGUAGE_TAG = /^[a-z]{2,3}(?:-[a-z0-9]{1,8})*$/i

/** Tags that name no single language. */
const NO_LANGUAGE: ReadonlySet<string> = new Set(['und', 'mul', 'mis', 'zxx'])

/**
 * The language that a reply takes over: that of the replied-to post, when it names one. Other servers put anything
 * there, and some refuse a post for it.
 *
 * @see BY-08
 */
export function replyLanguage(language: string | null): string | null {
  if (language === null || !LANGUAGE_TAG.test(language)) return null
  return NO_LANGUAGE.has(language.toLowerCase()) ? null : language
}

/** The status that is answered, with its author in place of the id. */
export type ReplyTarget = Pick<
  StatusRecord,
  'id' | 'mentions' | 'spoiler_text' | 'visibility' | 'content' | 'language' | 'local_only'
> & { readonly account: Pick<AccountEntity, 'id' | 'acct'> }

/** What a reply puts into a draft. */
export type ReplyDraft = Pick<
  Draft,
  'text' | 'spoiler' | 'spoilerText' | 'privacy' | 'inReplyTo' | 'language' | 'localOnly'
>

/** The author first, then the others, each once, without the own account. @see CMP-24 */
export function replyMentions(status: ReplyTarget, me: AccountId): string {
  const accounts = [status.account, ...status.mentions].filter((account) => account.id !== me)
  return [...new Set(accounts.map((account) => account.acct))].map((acct) => `@${acct} `).join('')
}

/** @see CMP-25 */
function replyWarning(warning: string): string {
  return warning === '' || /^re[: ]/i.test(warning) ? warning : `re: ${warning}`
}

/**
 * The start of an answer: names, content warning, visibility, language and local-only as the answered status
 * asks for them.
 *
 * @param defaultPrivacy the own default; the more restrictive of it and the original's is taken
 * @see CMP-22, CMP-24 to CMP-26, BY-08
 */
export function replyDraft(
  status: ReplyTarget,
  me: AccountId,
  defaultPrivacy: Visibility,
): ReplyDraft {
  const spoilerText = hasContentWarning(status) ? replyWarning(status.spoiler_text) : ''
  return {
    text: replyMentions(status, me),
    spoiler: spoilerText !== '',
    spoilerText,
    privacy: moreRestrictive(status.visibility, defaultPrivacy),
    inReplyTo: status.id,
    language: replyLanguage(status.language),
    localOnly: status.local_only || hasLocalOnlyMark(htmlToText(status.content)),
  }
}

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

/** What was put into a draft and not typed, by a reply or as the account's default. */
export type Given = Pick<ReplyDraft, 'text' | 'spoilerText' | 'privacy' | 'language' | 'localOnly'>

/** What an empty composer holds. */
export function givenByDefault(privacy: Visibility): Given {
  return { text: '', spoilerText: '', privacy, language: null, localOnly: false }
}

/**
 * An answer begun over a draft. What was typed comes along, and so does what was chosen: an own warning
 * and an own language stand, and who was meant to read it is not widened unasked.
 *
 * @param given what the draft had before anybody typed or chose
 * @see CMP-22, CMP-24
 */
export function beginAnswer(draft: Draft, reply: ReplyDraft, given: Given): ReplyDraft {
  const isOwnWarning =
    draft.spoiler && draft.spoilerText.trim() !== '' && draft.spoilerText !== given.spoilerText
  const isOwnLanguage = draft.language !== null && draft.language !== given.language
  const isOwnPrivacy = draft.privacy !== given.privacy
  return {
    ...reply,
    ...(isOwnWarning && { spoiler: true, spoilerText: draft.spoilerText }),
    text: `${reply.text}${withoutMentions(draft.text, given.text)}`,
    privacy: isOwnPrivacy ? moreRestrictive(reply.privacy, draft.privacy) : reply.privacy,
    language: isOwnLanguage ? draft.language : reply.language,
    localOnly: reply.localOnly || (draft.localOnly && !given.localOnly),
  }
}

/** Puts a name at the end of what is written, on its last line. @see CMP-31 */
export function mentionAccount<Written extends Pick<Draft, 'text'>>(
  draft: Written,
  acct: string,
): Written {
  const isApart = draft.text === '' || /[ \n]$/.test(draft.text)
  return { ...draft, text: `${draft.text}${isApart ? '' : ' '}@${acct} ` }
}

/** Writes to one account only. @see CMP-30 */
export function directToAccount<Written extends Pick<Draft, 'text' | 'privacy'>>(
  draft: Written,
  acct: string,
): Written {
  return { ...mentionAccount(draft, acct), privacy: 'direct' }
}

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
