import { idsOf, withGapAt } from './gaps.ts'
import { mergeItems } from './merge-items.ts'
import { mergeNewer } from './merge-newer.ts'
import type { NewerPage } from './page.ts'
import type { TimelineWindow } from './timeline-window.ts'

/**
 * Takes in the page of a list that held nothing when it was asked for. What has streamed in meanwhile
 * is newer than the page and stays above it.
 *
 * @returns a window that is no longer loading. Never throws.
 * @see TL-07, TL-13
 */
export function mergeFirst<Id extends string>(
  window: TimelineWindow<Id>,
  page: NewerPage<Id>,
): TimelineWindow<Id> {
  const listed = new Set(page.ids)
  // What the page has too stands where the server lists it: an answer that was late is not what is newest.
  const streamed = idsOf(window.items).filter((id) => !listed.has(id))
  const merged = mergeNewer({ ...window, items: [] }, page)
  const items = mergeItems(streamed, page.ids, streamed.length)
  const [first] = page.ids
  const isGap = page.isPartial && first !== undefined
  return { ...merged, items: isGap ? withGapAt(items, items.indexOf(first)) : items }
}
