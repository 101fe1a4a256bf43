import type { Visibility } from '../entities/account.ts'
import type { MediaId, StatusId } from '../entities/ids.ts'
import { findHashtags, findMentions, findUrls, findWordStart } from '../text/index.ts'
import { hasVisibleText } from '../text/visible-text.ts'
import type { PollDraft } from './poll-draft.ts'

/** What a composer holds. */
export interface Draft {
  readonly text: string
  /** The content warning field is open. */
  readonly spoiler: boolean
  readonly spoilerText: string
  readonly sensitive: boolean
  readonly privacy: Visibility
  readonly inReplyTo: StatusId | null
  readonly mediaIds: readonly MediaId[]
  /** What readers are asked; null for no poll. Not beside media. */
  readonly poll: PollDraft | null
  /** What it is written in, as a language tag; null leaves it to the server. */
  readonly language: string | null
  /** Not sent to other servers (`do_not_federate`). */
  readonly localOnly: boolean
  /** A reply to the new status opens after posting. */
  readonly threaded: boolean
  /** New with every edit, kept on a retry, so that nothing is posted twice. */
  readonly idempotencyKey: string
}

interface DraftDefaults {
  readonly idempotencyKey: string
  readonly privacy?: Visibility
}

/** A composer before anything was typed. @see CMP-01, CMP-02 */
export function emptyDraft({ idempotencyKey, privacy = 'public' }: DraftDefaults): Draft {
  return {
    text: '',
    spoiler: false,
    spoilerText: '',
    sensitive: false,
    privacy,
    inReplyTo: null,
    mediaIds: [],
    poll: null,
    language: null,
    localOnly: false,
    threaded: false,
    idempotencyKey,
  }
}

/** In the order of the menu. @see CMP-41 */
export const ADVANCED_OPTIONS = ['localOnly', 'threaded'] as const
export type AdvancedOption = (typeof ADVANCED_OPTIONS)[number]

/** Switches one of the options of a draft. @see CMP-41 */
export function toggleOption(draft: Draft, option: AdvancedOption): Draft {
  return { ...draft, [option]: !draft[option] }
}

/** Whether any is on, so that the menu's button shows it. @see CMP-41 */
export function hasOption(draft: Pick<Draft, AdvancedOption>): boolean {
  return ADVANCED_OPTIONS.some((option) => draft[option])
}

/** A text field of the composer: the text, the content warning, or an option of the poll by its index from 0. */
export type DraftField = 'text' | 'warning' | number

/** The text in a field of the composer; empty where there is no such field. Never throws. */
export function getFieldText(
  draft: Pick<Draft, 'text' | 'spoilerText' | 'poll'>,
  field: DraftField,
): string {
  if (field === 'text') return draft.text
  return field === 'warning' ? draft.spoilerText : (draft.poll?.options[field] ?? '')
}

/** Whether the browser asks before the page with this draft is left. @see CMP-54 */
export function asksBeforeLeaving({ text, mediaIds }: Pick<Draft, 'text' | 'mediaIds'>): boolean {
  return text !== '' || mediaIds.length > 0
}

/** Servers that know local-only posts read it from this mark at the text's end. */
export const LOCAL_ONLY_MARK = '👁️'

/** Some clients leave out the variation selector. */
const MARK_AT_END = /\u{1F441}\uFE0F?\s*$/u

/** Whether a plain text ends with the mark. @see CMP-26 */
export function hasLocalOnlyMark(text: string): boolean {
  return MARK_AT_END.test(text)
}

/** The text as it was typed, before the mark was put at its end. @see ST-15 */
export function withoutLocalOnlyMark(text: string): string {
  return hasLocalOnlyMark(text) ? text.replace(MARK_AT_END, '').trimEnd() : text
}

/** Appends the mark, with a space where it would else become part of a link. @see CMP-14 */
function withLocalOnlyMark(text: string): string {
  if (hasLocalOnlyMark(text)) return text
  // No link reaches over white space.
  const word = text.slice(findWordStart(text, text.length))
  const spans = [...findUrls(word), ...findMentions(word), ...findHashtags(word)]
  const endsInLink = spans.some((span) => span.end === word.length)
  return `${text}${endsInLink ? ' ' : ''}${LOCAL_ONLY_MARK}`
}

/** The text that is sent: with the local-only mark where the draft asks for it. @see CMP-13, CMP-14, CMP-42 */
export function toPostedText(draft: Pick<Draft, 'text' | 'localOnly'>): string {
  return draft.localOnly ? withLocalOnlyMark(draft.text) : draft.text
}

/** Opens or closes the content warning field, empty either way; media behind a warning are sensitive. @see CMP-17 */
export function toggleWarning(draft: Draft): Draft {
  const spoiler = !draft.spoiler
  const sensitive = draft.sensitive || (spoiler && draft.mediaIds.length > 0)
  return { ...draft, spoiler, spoilerText: '', sensitive }
}

type Warned = Pick<Draft, 'spoiler' | 'spoilerText'>

/**
 * The content warning that a draft would be posted with: a hidden or blank field gives none.
 *
 * @param alwaysShown the local setting `always_show_spoilers_field`
 * @see CMP-16
 */
export function postedWarning(draft: Warned, alwaysShown = false): string {
  return (draft.spoiler || alwaysShown) && hasVisibleText(draft.spoilerText)
    ? draft.spoilerText
    : ''
}

/**
 * Whether a draft counts as having a content warning: where the field is always shown, only when it
 * has text. @see CMP-49
 */
export function hasWarning(draft: Warned, alwaysShown = false): boolean {
  return alwaysShown ? draft.spoilerText !== '' : draft.spoiler
}

/** The switch that marks media as sensitive. */
export interface SensitiveToggle {
  readonly isShown: boolean
  readonly isOn: boolean
  /** It is on, and cannot be changed. */
  readonly isFixed: boolean
}

/**
 * The switch is there with media only; a content warning holds it on.
 *
 * @param alwaysShown the local setting `always_show_spoilers_field`
 * @see CMP-20
 */
export function sensitiveToggle(
  draft: Pick<Draft, 'mediaIds' | 'sensitive' | 'spoiler' | 'spoilerText'>,
  alwaysShown = false,
): SensitiveToggle {
  const isFixed = hasWarning(draft, alwaysShown)
  return { isShown: draft.mediaIds.length > 0, isOn: isFixed || draft.sensitive, isFixed }
}
