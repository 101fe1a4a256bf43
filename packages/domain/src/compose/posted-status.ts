import type { Visibility } from '../entities/account.ts'
import type { MediaId, StatusId } from '../entities/ids.ts'
import type { Draft } from './draft.ts'
import { toPostedText } from './local-only-mark.ts'
import { askedPoll, type AskedPoll } from './poll-draft.ts'
import { postedWarning } from './warning.ts'

/** The body of `POST /api/v1/statuses`. */
export interface PostedStatus {
  readonly status: string
  readonly in_reply_to_id: StatusId | null
  readonly media_ids: readonly MediaId[]
  readonly sensitive: boolean
  readonly spoiler_text: string
  readonly visibility: Visibility
  readonly language?: string
  readonly poll?: AskedPoll
}

/**
 * What is sent of a draft. A content warning makes the post sensitive, with media or without.
 *
 * @param alwaysShown the local setting `always_show_spoilers_field`
 * @see CMP-14 to CMP-16
 */
export function toPostedStatus(draft: Draft, alwaysShown = false): PostedStatus {
  const warning = postedWarning(draft, alwaysShown)
  return {
    status: toPostedText(draft),
    in_reply_to_id: draft.inReplyTo,
    media_ids: draft.mediaIds,
    sensitive: draft.sensitive || warning !== '',
    spoiler_text: warning,
    visibility: draft.privacy,
    ...(draft.language !== null && { language: draft.language }),
    ...(draft.poll !== null && { poll: askedPoll(draft.poll) }),
  }
}
