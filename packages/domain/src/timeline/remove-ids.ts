import type { TimelineWindow } from './timeline-window.ts'

/** One gap where removals left two side by side; a gap at the very end means nothing. */
function collapseGaps<Id>(items: readonly (Id | null)[]): readonly (Id | null)[] {
  return items.filter(
    (item, index) => item !== null || (index < items.length - 1 && items[index - 1] !== null),
  )
}

/**
 * Takes ids out: deleted statuses and their boosts, or everything of a blocked account. Removed ids
 * that had not been read are no longer counted.
 *
 * @returns the same window when it held none of them
 * @see ST-13, TL-14, TL-16
 */
export function removeIds<Id extends string>(
  window: TimelineWindow<Id>,
  ids: ReadonlySet<Id>,
): TimelineWindow<Id> {
  const items = window.items.filter((item) => item === null || !ids.has(item))
  if (items.length === window.items.length) return window
  const unreadIds = window.items.filter((item) => item !== null).slice(0, window.unread)
  const unread = window.unread - unreadIds.filter((id) => ids.has(id)).length
  return { ...window, items: collapseGaps(items), unread }
}
