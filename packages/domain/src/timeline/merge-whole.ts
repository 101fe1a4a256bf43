import { confirmStretch } from './confirm-stretch.ts'
import { mergeNewer } from './merge-newer.ts'
import type { NewerPage } from './page.ts'
import type { TimelineWindow } from './timeline-window.ts'

/**
 * Takes in the newest page of a list that was asked for whole, since something may have been missed: what is newer comes
 * in front as in `mergeNewer`, and what the page speaks of and no longer has goes.
 *
 * @param compare as in `confirmStretch`
 * @returns a window that is no longer loading. Never throws.
 * @see TL-11
 */
export function mergeWhole<Id extends string>(
  window: TimelineWindow<Id>,
  page: NewerPage<Id>,
  compare?: (a: Id, b: Id) => number,
): TimelineWindow<Id> {
  const merged = mergeNewer(window, { ...page, since: null })
  if (page.isPartial) return merged
  const listed = new Set<Id | null>(page.ids)
  // Where ids sort, a short page that meets what is held is the end of the list; other servers name no next page at all.
  const isEnd =
    compare !== undefined &&
    page.hasNext !== true &&
    !page.isFull &&
    window.items.some((id) => listed.has(id))
  return confirmStretch(merged, null, { ids: page.ids, hasNext: !isEnd }, compare)
}
