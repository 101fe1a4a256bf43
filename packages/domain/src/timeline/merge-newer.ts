import { idsOf, withGapAt, withoutGapBelow } from './gaps.ts'
import { mergeItems } from './merge-items.ts'
import type { NewerPage } from './page.ts'
import type { TimelineWindow } from './timeline-window.ts'
import { withoutGone } from './without-gone.ts'

type Items<Id> = readonly (Id | null)[]

/** Where a page stands that shares nothing with what is held: above what it was asked with. */
function placeOf<Id extends string>(items: Items<Id>, since: Id | null | undefined): number {
  return since === undefined ? 0 : Math.max(0, items.indexOf(since))
}

/** What is held after a page came, without a gap in front: the page has settled that one. */
function mergedItems<Id extends string>(
  held: Items<Id>,
  at: number,
  page: NewerPage<Id>,
): Items<Id> {
  const merged = mergeItems(held, page.ids, at)
  if (!page.isFull) return withoutGapBelow(merged, page.ids)
  const below = held.slice(at)
  const known = new Set(below)
  const isMet = page.ids.some((id) => known.has(id))
  const next = below[0]
  // Not right below the page: what streamed in meanwhile joins it, and may reach further down.
  return isMet || next == null ? merged : withGapAt(merged, merged.indexOf(next))
}

function withGapAbove<Id extends string>(items: Items<Id>, page: readonly Id[]): Items<Id> {
  const [first] = page
  return first === undefined ? items : withGapAt(items, items.indexOf(first))
}

/** What was deleted while nobody listened goes, unless the server is still building its list. */
function heldBelow<Id extends string>(items: Items<Id>, page: NewerPage<Id>): Items<Id> {
  const held = items.slice(1)
  return page.isPartial ? held : withoutGone(held, page.ids)
}

/**
 * Takes in what a refresh brought. A gap in front is settled by it: the page joins what is held when
 * it was not full or meets a known id, else a gap stays below the page. A partial answer leaves a gap
 * above it. Ids that are new count as unread unless the reader is at the top or nothing was held.
 *
 * @returns a window that is no longer loading
 * @see TL-04, TL-05, TL-08, TL-11, TL-13
 */
export function mergeNewer<Id extends string>(
  window: TimelineWindow<Id>,
  page: NewerPage<Id>,
): TimelineWindow<Id> {
  const loaded = { ...window, isLoading: false, isPartial: page.isPartial }
  if (page.isPartial && page.ids.length === 0) return loaded
  const at = placeOf(window.items, page.since)
  const hasGapInFront = window.items[0] === null
  const held = hasGapInFront ? heldBelow(window.items, page) : window.items
  const isFirst = held.length === 0
  const merged = mergedItems(held, hasGapInFront ? Math.max(0, at - 1) : at, page)
  const added = idsOf(merged).length - idsOf(held).length
  return {
    ...loaded,
    items: page.isPartial ? withGapAbove(merged, page.ids) : merged,
    hasMore: isFirst ? (page.hasNext ?? window.hasMore) : window.hasMore,
    unread: window.top || isFirst ? window.unread : window.unread + added,
  }
}
