import type { AccountEntity, Visibility } from '../entities/account.ts'
import type { AccountId } from '../entities/ids.ts'
import type { StatusRecord, TagEntity } from '../entities/status.ts'
import { findHashtags, hasContentWarning, htmlToText } from '../text/index.ts'
import { type Draft, hasLocalOnlyMark } from './draft.ts'
import { getMoreRestrictive } from './visibility.ts'

/** A primary subtag and optional further subtags. */
const LANGUAGE_TAG = /^[a-z]{2,3}(?:-[a-z0-9]{1,8})*$/i

/** Tags that name no single language. */
const NO_LANGUAGE: ReadonlySet<string> = new Set(['und', 'mul', 'mis', 'zxx'])

/**
 * Returns the language for a reply: that of the replied-to post, if it names one. Other servers send any value, and
 * some reject a post because of it.
 *
 * @see BY-08
 */
export function getReplyLanguage(language: string | null): string | null {
  if (language === null || !LANGUAGE_TAG.test(language)) return null
  return NO_LANGUAGE.has(language.toLowerCase()) ? null : language
}

/** The replied-to status, with its author in place of the id. */
export type ReplyTarget = Pick<
  StatusRecord,
  'id' | 'mentions' | 'spoiler_text' | 'visibility' | 'content' | 'language' | 'local_only'
> & { readonly account: Pick<AccountEntity, 'id' | 'acct'> }

/** The fields of a draft that a reply sets. */
export type ReplyDraft = Pick<
  Draft,
  'text' | 'spoiler' | 'spoilerText' | 'privacy' | 'inReplyTo' | 'language' | 'localOnly'
>

/**
 * Returns the mentions of a reply: the author first, then the others, each once, without the own account. @see CMP-24
 */
export function getReplyMentions(status: ReplyTarget, me: AccountId): string {
  const accounts = [status.account, ...status.mentions].filter((account) => account.id !== me)
  return [...new Set(accounts.map((account) => account.acct))].map((acct) => `@${acct} `).join('')
}

/** @see CMP-25 */
function getReplyWarning(warning: string): string {
  return warning === '' || /^re[: ]/i.test(warning) ? warning : `re: ${warning}`
}

/**
 * Creates the draft of a reply: mentions, content warning, visibility, language and local-only follow the replied-to
 * status.
 *
 * @param defaultPrivacy the account's default; the more restrictive of it and the original's is used
 * @see CMP-22, CMP-24 to CMP-26, BY-08
 */
export function createReplyDraft(
  status: ReplyTarget,
  me: AccountId,
  defaultPrivacy: Visibility,
): ReplyDraft {
  const spoilerText = hasContentWarning(status) ? getReplyWarning(status.spoiler_text) : ''
  return {
    text: getReplyMentions(status, me),
    spoiler: spoilerText !== '',
    spoilerText,
    privacy: getMoreRestrictive(status.visibility, defaultPrivacy),
    inReplyTo: status.id,
    language: getReplyLanguage(status.language),
    localOnly: status.local_only || hasLocalOnlyMark(htmlToText(status.content)),
  }
}

/**
 * Removes the mentions that a reply inserted at the start of a text, also if the user removed some of them.
 *
 * @param mentions mentions, and the hashtags of a thread, each followed by a space
 */
export function removeMentions(text: string, mentions: string): string {
  return mentions
    .split(' ')
    .filter((mention) => mention !== '')
    .reduce((rest, mention) => {
      if (rest === mention) return ''
      return rest.startsWith(`${mention} `) ? rest.slice(mention.length + 1) : rest
    }, text)
}

/**
 * Turns a reply into a new post: the inserted values are removed, the typed text stays.
 *
 * @param reply the values that the reply inserted
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
    text: removeMentions(draft.text, reply.text),
    spoiler: isOwnWarning && draft.spoiler,
    spoilerText: isOwnWarning ? draft.spoilerText : '',
    privacy: defaultPrivacy,
    inReplyTo: null,
    language: draft.language === reply.language ? null : draft.language,
    localOnly: false,
    threaded: false,
  }
}

/**
 * Turns a reply into a new post as above, and keeps all that the user chose, so that the same reply can be started
 * again by another account: a narrower visibility, local-only, the threaded mode.
 *
 * @see BY-37
 */
export function detachReply(draft: Draft, given: ReplyPrefix, defaultPrivacy: Visibility): Draft {
  const isOwnPrivacy = draft.privacy !== given.privacy
  return {
    ...cancelReply(draft, given, defaultPrivacy),
    privacy: isOwnPrivacy ? draft.privacy : defaultPrivacy,
    localOnly: draft.localOnly && !given.localOnly,
    threaded: draft.threaded,
  }
}

/** Returns the mentions that a reply inserted at the start of a text and that the user removed, each with its `@`. */
export function findRemovedMentions(text: string, mentions: string): readonly string[] {
  const removed: string[] = []
  let rest = text
  for (const mention of mentions.split(' ').filter((each) => each.startsWith('@'))) {
    const next = removeMentions(rest, `${mention} `)
    if (next === rest) removed.push(mention)
    rest = next
  }
  return removed
}

/** The values that a reply or the account's defaults inserted into a draft, and that the user did not type. */
export type ReplyPrefix = Pick<
  ReplyDraft,
  'text' | 'spoilerText' | 'privacy' | 'language' | 'localOnly'
>

/** Returns the default values of an empty composer. */
export function getDefaultPrefix(privacy: Visibility): ReplyPrefix {
  return { text: '', spoilerText: '', privacy, language: null, localOnly: false }
}

/**
 * Starts a reply and keeps the current draft. The typed text, and a content warning or language that the user chose,
 * are kept. A visibility that the user chose is not widened.
 *
 * @param given the values that were inserted before the user typed or chose anything
 * @see CMP-22, CMP-24
 */
export function startReplyDraft(draft: Draft, reply: ReplyDraft, given: ReplyPrefix): ReplyDraft {
  const isOwnWarning =
    draft.spoiler && draft.spoilerText.trim() !== '' && draft.spoilerText !== given.spoilerText
  const isOwnLanguage = draft.language !== null && draft.language !== given.language
  const isOwnPrivacy = draft.privacy !== given.privacy
  return {
    ...reply,
    ...(isOwnWarning && { spoiler: true, spoilerText: draft.spoilerText }),
    text: `${reply.text}${removeMentions(draft.text, given.text)}`,
    privacy: isOwnPrivacy ? getMoreRestrictive(reply.privacy, draft.privacy) : reply.privacy,
    language: isOwnLanguage ? draft.language : reply.language,
    localOnly: reply.localOnly || (draft.localOnly && !given.localOnly),
  }
}

/** Appends a mention to the last line of a text. @see CMP-31 */
export function mentionAccount<Written extends Pick<Draft, 'text'>>(
  draft: Written,
  acct: string,
): Written {
  const isApart = draft.text === '' || /[ \n]$/.test(draft.text)
  return { ...draft, text: `${draft.text}${isApart ? '' : ' '}@${acct} ` }
}

/** Addresses a draft to a single account. @see CMP-30 */
export function directToAccount<Written extends Pick<Draft, 'text' | 'privacy'>>(
  draft: Written,
  acct: string,
): Written {
  return { ...mentionAccount(draft, acct), privacy: 'direct' }
}

/** Returns hashtags in the case that the author typed. Servers convert them to lower case. */
function restoreTagCase(tags: readonly TagEntity[], text: string): readonly string[] {
  const written = new Map(findHashtags(text).map(({ tag }) => [tag.toLowerCase(), tag]))
  return tags.map((tag) => written.get(tag.name.toLowerCase()) ?? tag.name)
}

interface ThreadOptions {
  readonly idempotencyKey: string
  /** The local setting `mention_in_every_part`. */
  readonly mentionsOthers: boolean
}

/**
 * Creates the next part of a thread after a draft was posted in threaded mode: the same mentions, hashtags,
 * visibility, content warning, language and options, no media.
 *
 * @param status the status that the instance created from `posted`
 * @param options the new draft's key, and whether it mentions others again
 * @see CMP-40
 */
export function createThreadDraft(
  posted: Draft,
  status: ReplyTarget & { readonly tags: readonly TagEntity[] },
  me: AccountId,
  { idempotencyKey, mentionsOthers }: ThreadOptions,
): Draft {
  const tags = restoreTagCase(status.tags, posted.text).map((tag) => `#${tag} `)
  return {
    ...posted,
    text: `${mentionsOthers ? getReplyMentions(status, me) : ''}${tags.join('')}`,
    inReplyTo: status.id,
    mediaIds: [],
    poll: null,
    sensitive: false,
    idempotencyKey,
  }
}
