import type { StatusRecord } from '../entities/status.ts'
import { encodeTimelineKey, type TimelineKey } from './timeline-key.ts'

/**
 * Where a status that was just posted belongs at once, before the stream brings it.
 *
 * @see TL-19
 */
export function timelinesForOwn(
  status: Pick<StatusRecord, 'visibility' | 'in_reply_to_id'>,
): readonly TimelineKey[] {
  const home = encodeTimelineKey({ kind: 'home' })
  if (status.visibility === 'direct') return [home, encodeTimelineKey({ kind: 'direct' })]
  if (status.visibility !== 'public' || status.in_reply_to_id !== null) return [home]
  return [
    home,
    encodeTimelineKey({ kind: 'community', onlyMedia: false }),
    encodeTimelineKey({ kind: 'public', onlyMedia: false }),
  ]
}
