import { cutStretch } from './cut-stretch.ts'
import type { TimelineWindow } from './timeline-window.ts'

/** Over this many items at the top … */
export const TRIM_ABOVE = 40
/** … only this many of the newest are kept, not counting the one that comes. */
export const TRIM_TO = 20

interface InsertOptions<Id extends string> {
  /** The first visible id of each view that is scrolled down: nothing near them is ever cut. */
  readonly anchors?: readonly Id[]
  /** Tells which id is newer (positive: `a`), only for servers whose ids sort: what comes late stands where the server lists it. */
  readonly compare?: (a: Id, b: Id) => number
}

/** The end of a list is no gap: `hasMore` says what comes there. */
function withoutLastGap<Id>(items: readonly (Id | null)[]): readonly (Id | null)[] {
  return items.at(-1) === null ? items.slice(0, -1) : items
}

/** In front, or below what is newer; one that is older than all that is listed tells nothing of its place, and is new all the same. */
function placed<Id extends string>(
  items: readonly (Id | null)[],
  id: Id,
  compare: InsertOptions<Id>['compare'],
): readonly (Id | null)[] {
  const at =
    compare === undefined ? 0 : items.findIndex((item) => item === null || compare(id, item) > 0)
  return at <= 0 || items[at] === null ? [id, ...items] : items.toSpliced(at, 0, id)
}

function insertOne<Id extends string>(
  window: TimelineWindow<Id>,
  id: Id,
  compare: InsertOptions<Id>['compare'],
): TimelineWindow<Id> {
  if (!window.top)
    return { ...window, items: placed(window.items, id, compare), unread: window.unread + 1 }
  if (window.items.length <= TRIM_ABOVE)
    return { ...window, items: placed(window.items, id, compare) }
  const kept = withoutLastGap(window.items.slice(0, TRIM_TO))
  return { ...window, items: placed(kept, id, compare), hasMore: true }
}

/**
 * Puts ids that just came in front, as if each had come alone, the oldest first. What is listed
 * already is not added twice. At the top the window is trimmed from over 40 to 20; scrolled down,
 * every new id counts as unread and the stretch between the newest and the reader is bounded.
 *
 * @param ids newest first
 * @returns the same window when nothing is new
 * @see TL-07, TL-08, TL-10; architecture 2.5 for the bound of 2,000
 */
export function insertNewest<Id extends string>(
  window: TimelineWindow<Id>,
  ids: readonly Id[],
  options: InsertOptions<Id> = {},
): TimelineWindow<Id> {
  const known = new Set<Id | null>(window.items)
  const fresh = [...new Set(ids)].filter((id) => !known.has(id))
  if (fresh.length === 0) return window
  const inserted = fresh.reduceRight((grown, id) => insertOne(grown, id, options.compare), window)
  return inserted.top ? inserted : cutStretch(inserted, options.anchors ?? [])
}
