import type { Visibility } from '../entities/account.ts'
import type { MediaId, StatusId } from '../entities/ids.ts'
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
