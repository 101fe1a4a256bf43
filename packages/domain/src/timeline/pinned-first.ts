import type { AccountShow } from './timeline-key.ts'

interface ProfileItems<Id> {
  /** Stand above everything else, and are marked so. */
  readonly pinned: readonly Id[]
  /** Newest first; null is a gap. */
  readonly rest: readonly (Id | null)[]
}

/**
 * What a profile lists: its pinned statuses stand first among the posts, and only there. The other tabs
 * list everything in its own place. Never throws.
 *
 * @param pinned newest pin first
 * @see TL-30
 */
export function withPinnedFirst<Id extends string>(
  show: AccountShow,
  pinned: readonly Id[],
  items: readonly (Id | null)[],
): ProfileItems<Id> {
  if (show !== 'posts' || pinned.length === 0) return { pinned: [], rest: items }
  const first = new Set<Id | null>(pinned)
  return { pinned, rest: items.filter((id) => !first.has(id)) }
}
