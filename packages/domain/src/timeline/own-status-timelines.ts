import type { AccountId } from '../entities/ids.ts'
import type { StatusRecord } from '../entities/status.ts'
import { encodeTimelineKey, type TimelineKey } from './timeline-key.ts'

type OwnStatus = Pick<
  StatusRecord,
  'visibility' | 'in_reply_to_id' | 'in_reply_to_account_id' | 'media_attachments'
>

/**
 * Returns the timelines that show a new own status at once, before the stream delivers it.
 *
 * @see TL-19
 */
export function getTimelinesForOwnStatus(status: OwnStatus, me: AccountId): readonly TimelineKey[] {
  return [...getSharedTimelines(status), ...getProfileTimelines(status, me)]
}

function getSharedTimelines({ visibility, in_reply_to_id }: OwnStatus): readonly TimelineKey[] {
  const home = encodeTimelineKey({ kind: 'home' })
  if (visibility === 'direct') return [home, encodeTimelineKey({ kind: 'direct' })]
  if (visibility !== 'public' || in_reply_to_id !== null) return [home]
  return [
    home,
    encodeTimelineKey({ kind: 'community', onlyMedia: false }),
    encodeTimelineKey({ kind: 'public', onlyMedia: false }),
  ]
}

/**
 * Returns the timelines of the own profile, which lists posts of every visibility to its owner. A reply to the own
 * thread is not a reply to others.
 */
function getProfileTimelines(status: OwnStatus, id: AccountId): readonly TimelineKey[] {
  const isReply = status.in_reply_to_id !== null && status.in_reply_to_account_id !== id
  const shows = [
    ...(isReply ? [] : (['posts'] as const)),
    'with_replies' as const,
    ...(status.media_attachments.length > 0 ? (['media'] as const) : []),
  ]
  return shows.map((show) => encodeTimelineKey({ kind: 'account', id, show }))
}
