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

/**
 * How many rows the reader's first visible row moved down (negative: up) between two lists: what a
 * list's first index must move by so that the reader sees no movement.
 *
 * @param firstVisible the id at the top of the view
 * @returns 0 when that row is a gap, unknown, or gone
 */
export function anchorShift(
  previous: readonly (string | null)[],
  next: readonly (string | null)[],
  firstVisible: string | null,
): number {
  if (firstVisible === null) return 0
  const before = previous.indexOf(firstVisible)
  const after = next.indexOf(firstVisible)
  return before < 0 || after < 0 ? 0 : after - before
}
