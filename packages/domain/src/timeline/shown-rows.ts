import type { AccountShow } from './timeline-key.ts'

interface ProfileItems<Id> {
  /** Shown above all other posts and marked as pinned. */
  readonly pinned: readonly Id[]
  /** Newest first; null is a gap. */
  readonly rest: readonly (Id | null)[]
}

/**
 * Returns the rows of a profile. In the posts tab, pinned statuses are first and are listed only once. The other tabs
 * list every status at its position. Never throws.
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
 * Returns by how many rows the first visible row moved down (negative: up) between two lists. The list's first index
 * must shift by the same number, so that the view does not move.
 *
 * @param firstVisible the id at the top of the view
 * @returns 0 when that row is a gap, unknown, or removed
 */
export function getAnchorShift(
  previous: readonly (string | null)[],
  next: readonly (string | null)[],
  firstVisible: string | null,
): number {
  if (firstVisible === null) return 0
  const before = previous.indexOf(firstVisible)
  const after = next.indexOf(firstVisible)
  return before < 0 || after < 0 ? 0 : after - before
}
