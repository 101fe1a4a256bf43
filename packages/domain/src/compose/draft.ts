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
