import { idsOf, indexBelow, withGapAt, withoutGapBelow } from './gaps.ts'
import { mergeItems } from './merge-items.ts'
import type { OlderPage } from './page.ts'
import type { TimelineWindow } from './timeline-window.ts'
import { withoutGone } from './without-gone.ts'

type Compare<Id> = (a: Id, b: Id) => number

/** How many of the page's ids are newer than the item below the gap, where the ids can tell. */
function countNewer<Id>(page: readonly Id[], below: Id | null, compare?: Compare<Id>): number {
  if (compare === undefined || below === null) return page.length
  const passing = page.findIndex((id) => compare(id, below) < 0)
  return passing < 0 ? page.length : passing
}

/** Settles how the page joins what is below: without an older page nothing is missing there. */
function joinBelow<Id extends string>(
  items: readonly (Id | null)[],
  page: readonly Id[],
  hasNext: boolean,
  isMet: boolean,
): readonly (Id | null)[] {
  if (!hasNext) return withoutGapBelow(items, page)
  return isMet ? items : withGapAt(items, indexBelow(items, page))
}

/**
 * Takes in the page that was asked for with the id above a gap. The gap goes when the page meets or
 * passes what lies below it, or nothing older exists; else it moves below the page. What was deleted
 * meanwhile, as far as the page can tell, goes.
 *
 * @param index of the gap (see `findGap`); when no gap is there the page is dropped
 * @param compare tells which id is newer (positive: `a`), only for servers whose ids sort: without it
 *   a page that passes the item below, which the server has deleted, is not noticed
 * @returns a window that is no longer loading
 * @see TL-12
 */
export function fillGap<Id extends string>(
  window: TimelineWindow<Id>,
  index: number,
  page: OlderPage<Id>,
  compare?: Compare<Id>,
): TimelineWindow<Id> {
  const loaded = { ...window, isLoading: false }
  if (window.items[index] !== null) return loaded
  const above = window.items.slice(0, index)
  const below = withoutGone(window.items.slice(index + 1), page.ids)
  const known = new Set(above)
  const fresh = page.ids.filter((id) => !known.has(id))
  const newer = countNewer(fresh, below[0] ?? null, compare)
  const belowIds = new Set(idsOf(below))
  const isMet = newer < fresh.length || fresh.some((id) => belowIds.has(id))
  const passed = mergeItems(below, fresh.slice(newer), 1)
  const merged = mergeItems(passed, fresh.slice(0, newer), 0)
  const joined = joinBelow(merged, fresh.slice(0, newer), page.hasNext, isMet)
  const hasMore = below.length === 0 ? page.hasNext : window.hasMore
  return { ...loaded, items: [...above, ...joined], hasMore }
}
