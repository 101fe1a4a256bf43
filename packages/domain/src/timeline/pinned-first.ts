import type { AccountShow } from './timeline-key.ts'

interface ProfileItems<Id> {
  /** Newest first after the pinned ones; null is a gap. */
  readonly items: readonly (Id | null)[]
  /** How many of the first items are pinned: they are marked so. */
  readonly pinnedCount: number
}

/**
 * What a profile lists: its pinned statuses stand first among the posts, and only there. The other tabs
 * list everything in its own place.
 *
 * @param pinned newest pin first
 * @see TL-30
 */
export function withPinnedFirst<Id extends string>(
  show: AccountShow,
  pinned: readonly Id[],
  items: readonly (Id | null)[],
): ProfileItems<Id> {
  if (show !== 'posts') return { items, pinnedCount: 0 }
  const first = new Set<Id | null>(pinned)
  const rest = items.filter((id) => !first.has(id))
  return { items: [...pinned, ...rest], pinnedCount: pinned.length }
}
