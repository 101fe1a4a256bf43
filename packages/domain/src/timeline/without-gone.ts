/**
 * Leaves out what the server no longer lists: a page that goes on from right above these items, and has one of them, would
 * have all that stand above that one. Nothing is known of what lies below the page, or below a gap.
 *
 * @returns the items that are left, in their order. Never throws.
 * @see TL-12, TL-17
 */
export function withoutGone<Id extends string>(
  items: readonly (Id | null)[],
  page: readonly Id[],
): readonly (Id | null)[] {
  const listed = new Set<Id | null>(page)
  const gap = items.indexOf(null)
  const near = gap < 0 ? items : items.slice(0, gap)
  const end = near.findLastIndex((id) => listed.has(id))
  return items.filter((id, index) => index > end || listed.has(id))
}
