import { mergeItems } from './merge-items.ts'
import type { TimelineWindow } from './timeline-window.ts'

export interface NewerPage<Id extends string> {
  /** Newest first, in the server's order. */
  readonly ids: readonly Id[]
  /** The server answered 206: it still builds this timeline. */
  readonly isPartial: boolean
  /** As many as were asked for came, so that more may lie between the page and what is held. */
  readonly isFull: boolean
  /** The id that was asked with: the page stands directly above it. */
  readonly since?: Id | null
  /** Whether older pages exist; counts only for the first page of an empty window. */
  readonly hasNext?: boolean
}

export interface OlderPage<Id extends string> {
  readonly ids: readonly Id[]
  readonly hasNext: boolean
}

const ids = <Id>(items: readonly (Id | null)[]): readonly Id[] =>
  items.filter((item) => item !== null)

/** Puts or closes the gap under a page. */
function joinBelow<Id extends string>(
  items: readonly (Id | null)[],
  page: readonly Id[],
  isApart: boolean,
): readonly (Id | null)[] {
  const last = page.at(-1)
  const below = last === undefined ? 0 : items.indexOf(last) + 1
  if (below >= items.length) return items
  if (isApart) return items[below] === null ? items : items.toSpliced(below, 0, null)
  return items[below] === null ? items.toSpliced(below, 1) : items
}

function gapAbove<Id extends string>(
  items: readonly (Id | null)[],
  page: readonly Id[],
): readonly (Id | null)[] {
  const above = page[0] === undefined ? -1 : items.indexOf(page[0])
  return above < 0 || items[above - 1] === null ? items : items.toSpliced(above, 0, null)
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
  const isFirst = ids(window.items).length === 0
  const held = window.items[0] === null ? window.items.slice(1) : window.items
  const at = page.since == null ? 0 : Math.max(0, held.indexOf(page.since))
  const known = new Set<Id | null>(held.slice(at))
  const isApart = page.isFull && !page.ids.some((id) => known.has(id))
  const merged = joinBelow(mergeItems(held, page.ids, at), page.ids, isApart)
  const isUnchanged = page.ids.length === 0 && page.isPartial
  const items = isUnchanged ? window.items : page.isPartial ? gapAbove(merged, page.ids) : merged
  const added = ids(items).length - ids(held).length
  return {
    ...window,
    items,
    isLoading: false,
    isPartial: page.isPartial,
    hasMore: isFirst ? (page.hasNext ?? window.hasMore) : window.hasMore,
    unread: window.top || isFirst ? window.unread : window.unread + added,
  }
}

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

/**
 * Takes in the page asked for with the id above a gap. The gap goes when the page meets what lies
 * below it or nothing older exists; else it moves below the page.
 *
 * @param index of the gap (see `findGap`); when no gap is there the page is dropped
 * @returns a window that is no longer loading
 * @see TL-12
 */
export function fillGap<Id extends string>(
  window: TimelineWindow<Id>,
  index: number,
  page: OlderPage<Id>,
): TimelineWindow<Id> {
  if (window.items[index] !== null) return { ...window, isLoading: false }
  const above = window.items.slice(0, index)
  const below = window.items.slice(index + 1)
  const known = new Set(ids(above))
  const fresh = page.ids.filter((id) => !known.has(id))
  const belowIds = new Set(ids(below))
  const isApart = page.hasNext && fresh.length > 0 && !fresh.some((id) => belowIds.has(id))
  const items = [...above, ...joinBelow(mergeItems(below, fresh, 0), fresh, isApart)]
  const isLast = below.length === 0
  return { ...window, items, isLoading: false, hasMore: isLast ? page.hasNext : window.hasMore }
}
