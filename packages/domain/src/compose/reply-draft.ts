import type { AccountEntity, Visibility } from '../entities/account.ts'
import type { AccountId } from '../entities/ids.ts'
import type { StatusRecord } from '../entities/status.ts'
import { hasContentWarning, htmlToText } from '../text/index.ts'
import type { Draft } from './draft.ts'
import { hasLocalOnlyMark } from './local-only-mark.ts'
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
