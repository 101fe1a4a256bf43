import type { Getter } from 'jotai/vanilla'
import {
  encodeTimelineKey,
  parseTimelineKey,
  type TimelineKey,
  withPinnedFirst,
} from '@colonnade/domain/timeline'
import type { Session } from '../session.ts'
import type { ListItems } from './column-layout.ts'
import { timelineAtoms } from './timelines.ts'

/** A timeline's statuses without those that stand pinned above them. @see TL-30 */
export function itemsBelowPinned(get: Getter, session: Session, key: TimelineKey): ListItems {
  const { items } = get(timelineAtoms(session)(key))
  const above = timelineAbove(key)
  if (above === null) return items
  const pinned = get(timelineAtoms(session)(above)).items.filter((id) => id !== null)
  return withPinnedFirst('posts', pinned, items).rest
}

/** The timeline that stands above another one: a profile's pinned posts for its posts; null for any other. */
export function timelineAbove(key: TimelineKey): TimelineKey | null {
  const params = parseTimelineKey(key)
  const isPosts = params.kind === 'account' && params.show === 'posts'
  return isPosts ? encodeTimelineKey({ ...params, show: 'pinned' }) : null
}

/** The timeline above which another one stands: a profile's posts for its pinned ones; null for any other. */
export function timelineBelow(key: TimelineKey): TimelineKey | null {
  const params = parseTimelineKey(key)
  const isPinned = params.kind === 'account' && params.show === 'pinned'
  return isPinned ? encodeTimelineKey({ ...params, show: 'posts' }) : null
}
