import { mergeItems } from './merge-items.ts'
import type { OlderPage } from './page.ts'
import type { TimelineWindow } from './timeline-window.ts'

/**
 * Takes in the first page, or one of older items, at the end.
 *
 * @returns a window that is no longer loading
 * @see TL-06, TL-13
 */
export function mergeOlder<Id extends string>(
  window: TimelineWindow<Id>,
  page: OlderPage<Id>,
): TimelineWindow<Id> {
  const items = mergeItems(window.items, page.ids, window.items.length)
  return { ...window, items, isLoading: false, isPartial: false, hasMore: page.hasNext }
}
