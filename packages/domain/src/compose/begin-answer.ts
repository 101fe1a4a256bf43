import type { Visibility } from '../entities/account.ts'
import { withoutMentions } from './cancel-reply.ts'
import type { Draft } from './draft.ts'
import type { ReplyDraft } from './reply-draft.ts'
import { moreRestrictive } from './visibility.ts'

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
