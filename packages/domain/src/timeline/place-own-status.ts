import type { AccountId } from '../entities/ids.ts'
import type { StatusRecord } from '../entities/status.ts'
import { encodeTimelineKey, type TimelineKey } from './timeline-key.ts'

type OwnStatus = Pick<
  StatusRecord,
  'visibility' | 'in_reply_to_id' | 'in_reply_to_account_id' | 'media_attachments'
>

/**
 * Where a status that was just posted belongs at once, before the stream brings it.
 *
 * @see TL-19
 */
export function timelinesForOwn(status: OwnStatus, me: AccountId): readonly TimelineKey[] {
  return [...sharedTimelines(status), ...profileTimelines(status, me)]
}

function sharedTimelines({ visibility, in_reply_to_id }: OwnStatus): readonly TimelineKey[] {
  const home = encodeTimelineKey({ kind: 'home' })
  if (visibility === 'direct') return [home, encodeTimelineKey({ kind: 'direct' })]
  if (visibility !== 'public' || in_reply_to_id !== null) return [home]
  return [
    home,
    encodeTimelineKey({ kind: 'community', onlyMedia: false }),
    encodeTimelineKey({ kind: 'public', onlyMedia: false }),
  ]
}

/** The own profile lists posts of every visibility to its owner. Who continues their own thread does not reply to others. */
function profileTimelines(status: OwnStatus, id: AccountId): readonly TimelineKey[] {
  const isReply = status.in_reply_to_id !== null && status.in_reply_to_account_id !== id
  const shows = [
    ...(isReply ? [] : (['posts'] as const)),
    'with_replies' as const,
    ...(status.media_attachments.length > 0 ? (['media'] as const) : []),
  ]
  return shows.map((show) => encodeTimelineKey({ kind: 'account', id, show }))
}
