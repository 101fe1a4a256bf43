import type { Visibility } from '../entities/account.ts'
import type { MediaId, StatusId } from '../entities/ids.ts'
import { findHashtags, findMentions, findUrls, findWordStart } from '../text/index.ts'
import { hasVisibleText } from '../text/visible-text.ts'
import type { PollDraft } from './poll-draft.ts'

/** The contents of the composer. */
export interface Draft {
  readonly text: string
  /** Whether the content warning field is open. */
  readonly spoiler: boolean
  readonly spoilerText: string
  readonly sensitive: boolean
  readonly privacy: Visibility
  readonly inReplyTo: StatusId | null
  readonly mediaIds: readonly MediaId[]
  /** The poll; null for none. A post has either a poll or media. */
  readonly poll: PollDraft | null
  /** The language of the text as a language tag; null leaves it to the server. */
  readonly language: string | null
  /** Whether the post is not sent to other servers (`do_not_federate`). */
  readonly localOnly: boolean
  /** Whether a reply to the new status opens after posting. */
  readonly threaded: boolean
  /** Changes with every edit and stays the same on a retry, so that a post is not published twice. */
  readonly idempotencyKey: string
}

interface DraftDefaults {
  readonly idempotencyKey: string
  readonly privacy?: Visibility
}

/** Creates the draft of an empty composer. @see CMP-01, CMP-02 */
export function createEmptyDraft({ idempotencyKey, privacy = 'public' }: DraftDefaults): Draft {
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

type Options = Pick<Draft, AdvancedOption>

/** Returns the options of a draft with one of them toggled. @see CMP-41 */
export function toggleOption({ localOnly, threaded }: Options, option: AdvancedOption): Options {
  const options = { localOnly, threaded }
  return { ...options, [option]: !options[option] }
}

/** Whether any option is on, which the menu's button shows. @see CMP-41 */
export function hasOption(draft: Options): boolean {
  return ADVANCED_OPTIONS.some((option) => draft[option])
}

/** A text field of the composer: the text, the content warning, or an option of the poll by its index from 0. */
export type DraftField = 'text' | 'warning' | number

/** Returns the text in a field of the composer; empty if there is no such field. Never throws. */
export function getFieldText(
  draft: Pick<Draft, 'text' | 'spoilerText' | 'poll'>,
  field: DraftField,
): string {
  if (field === 'text') return draft.text
  return field === 'warning' ? draft.spoilerText : (draft.poll?.options[field] ?? '')
}

/** Whether the browser asks for confirmation before the user leaves the page with this draft. @see CMP-54 */
export function shouldConfirmLeave({ text, mediaIds }: Pick<Draft, 'text' | 'mediaIds'>): boolean {
  return text !== '' || mediaIds.length > 0
}

/** The mark at the end of a text that makes a post local-only, on servers that support it. */
export const LOCAL_ONLY_MARK = '👁️'

/** Some clients leave out the variation selector. */
const MARK_AT_END = /\u{1F441}\uFE0F?\s*$/u

/** Whether a plain text ends with the mark. @see CMP-26 */
export function hasLocalOnlyMark(text: string): boolean {
  return MARK_AT_END.test(text)
}

/** Returns the typed text, without the mark at its end. @see ST-15 */
export function withoutLocalOnlyMark(text: string): string {
  return hasLocalOnlyMark(text) ? text.replace(MARK_AT_END, '').trimEnd() : text
}

/** Appends the mark, with a space if it would become part of a link otherwise. @see CMP-14 */
function withLocalOnlyMark(text: string): string {
  if (hasLocalOnlyMark(text)) return text
  // A link never contains white space.
  const word = text.slice(findWordStart(text, text.length))
  const spans = [...findUrls(word), ...findMentions(word), ...findHashtags(word)]
  const endsInLink = spans.some((span) => span.end === word.length)
  return `${text}${endsInLink ? ' ' : ''}${LOCAL_ONLY_MARK}`
}

/** Returns the text that is sent, with the local-only mark for a local-only draft. @see CMP-13, CMP-14, CMP-42 */
export function toPostedText(draft: Pick<Draft, 'text' | 'localOnly'>): string {
  return draft.localOnly ? withLocalOnlyMark(draft.text) : draft.text
}

/**
 * Opens or closes the content warning field and clears it. Media behind a content warning are sensitive. @see CMP-17
 */
export function toggleWarning(draft: Draft): Draft {
  const spoiler = !draft.spoiler
  const sensitive = draft.sensitive || (spoiler && draft.mediaIds.length > 0)
  return { ...draft, spoiler, spoilerText: '', sensitive }
}

type WarningFields = Pick<Draft, 'spoiler' | 'spoilerText'>

/**
 * Returns the content warning that a draft is posted with; empty for a hidden or blank field.
 *
 * @param alwaysShown the local setting `always_show_spoilers_field`
 * @see CMP-16
 */
export function getPostedWarning(draft: WarningFields, alwaysShown = false): string {
  return (draft.spoiler || alwaysShown) && hasVisibleText(draft.spoilerText)
    ? draft.spoilerText
    : ''
}

/** Whether a draft has a content warning. When the field is always shown, it needs text. @see CMP-49 */
export function hasWarning(draft: WarningFields, alwaysShown = false): boolean {
  return alwaysShown ? draft.spoilerText !== '' : draft.spoiler
}

/** The switch that marks media as sensitive. */
export interface SensitiveToggle {
  readonly isShown: boolean
  readonly isOn: boolean
  /** Whether it is on and cannot be changed. */
  readonly isFixed: boolean
}

/**
 * Returns the state of the switch. It is shown only with media, and a content warning keeps it on.
 *
 * @param alwaysShown the local setting `always_show_spoilers_field`
 * @see CMP-20
 */
export function getSensitiveToggle(
  draft: Pick<Draft, 'mediaIds' | 'sensitive' | 'spoiler' | 'spoilerText'>,
  alwaysShown = false,
): SensitiveToggle {
  const isFixed = hasWarning(draft, alwaysShown)
  return { isShown: draft.mediaIds.length > 0, isOn: isFixed || draft.sensitive, isFixed }
}
