import { isBefore } from 'date-fns/isBefore'
import { subMinutes } from 'date-fns/subMinutes'
import type { Visibility } from '../entities/account.ts'
import type { MediaId, StatusId } from '../entities/ids.ts'
import type { StatusEntity } from '../entities/status.ts'
import { htmlToText } from '../text/html-to-text.ts'
import { findMentions } from '../text/text-spans.ts'
import { parseKnownDate } from '../time/parse-date.ts'
import { type Draft, getPostedWarning, toPostedText } from './draft.ts'
import { toPollParams, type PollParams } from './poll-draft.ts'

/** The body of `POST /api/v1/statuses`. */
export interface PostedStatus {
  readonly status: string
  readonly in_reply_to_id: StatusId | null
  readonly media_ids: readonly MediaId[]
  readonly sensitive: boolean
  readonly spoiler_text: string
  readonly visibility: Visibility
  readonly language?: string
  readonly poll?: PollParams
}

/**
 * Converts a draft to the request body. A content warning makes the post sensitive, with media or without.
 *
 * @param alwaysShown the local setting `always_show_spoilers_field`
 * @see CMP-14 to CMP-16
 */
export function toPostedStatus(draft: Draft, alwaysShown = false): PostedStatus {
  const warning = getPostedWarning(draft, alwaysShown)
  return {
    status: toPostedText(draft),
    in_reply_to_id: draft.inReplyTo,
    media_ids: draft.mediaIds,
    sensitive: draft.sensitive || warning !== '',
    spoiler_text: warning,
    visibility: draft.privacy,
    ...(draft.language !== null && { language: draft.language }),
    ...(draft.poll !== null && { poll: toPollParams(draft.poll) }),
  }
}

/** The tolerated difference between the clocks of a server and a browser. Unit: minutes. */
const CLOCK_TOLERANCE_MINUTES = 10

type PublishedStatus = Pick<
  StatusEntity,
  | 'content'
  | 'created_at'
  | 'in_reply_to_id'
  | 'media_attachments'
  | 'reblog'
  | 'spoiler_text'
  | 'visibility'
>

/** Normalises a text for the comparison: servers show a mention without its server and change white space. */
function normaliseText(text: string): string {
  let plain = text
  for (const { start, end, username } of findMentions(text).toReversed()) {
    plain = `${plain.slice(0, start)}@${username}${plain.slice(end)}`
  }
  return plain.replace(/\s+/g, ' ').trim().toLowerCase()
}

/**
 * Whether a status was created from this request. Finds a post whose response was lost among the newest statuses of
 * the own account.
 *
 * @param sentAt when it was sent first, in milliseconds since the epoch; an older status is a different one
 * @returns Never throws.
 * @see CMP-05
 */
export function isPublishedCopy(
  posted: PostedStatus,
  status: PublishedStatus,
  sentAt: number,
): boolean {
  if (status.reblog !== null) return false
  const createdAt = parseKnownDate(status.created_at) ?? sentAt
  if (isBefore(createdAt, subMinutes(sentAt, CLOCK_TOLERANCE_MINUTES))) return false
  if (status.visibility !== posted.visibility) return false
  if (status.spoiler_text !== posted.spoiler_text) return false
  if (status.in_reply_to_id !== posted.in_reply_to_id) return false
  const attached = status.media_attachments.map(({ id }) => id)
  if (attached.length !== posted.media_ids.length) return false
  if (posted.media_ids.some((id) => !attached.includes(id))) return false
  return normaliseText(htmlToText(status.content)) === normaliseText(posted.status)
}
