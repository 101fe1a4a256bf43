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
  const params = parseTimelineKey(key)
  if (params.kind !== 'account' || params.show !== 'posts') return items
  const pinnedKey = encodeTimelineKey({ ...params, show: 'pinned' })
  const pinned = get(timelineAtoms(session)(pinnedKey)).items.filter((id) => id !== null)
  return withPinnedFirst(params.show, pinned, items).rest
}

/** The timeline above which another one stands: a profile's posts for its pinned ones; null for any other. */
export function timelineBelow(key: TimelineKey): TimelineKey | null {
  const params = parseTimelineKey(key)
  const isPinned = params.kind === 'account' && params.show === 'pinned'
  return isPinned ? encodeTimelineKey({ ...params, show: 'posts' }) : null
}
