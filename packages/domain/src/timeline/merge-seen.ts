import type { NewerPage } from './page.ts'
import type { TimelineWindow } from './timeline-window.ts'

type Items<Id> = readonly (Id | null)[]

/** Without gaps at either end, or beside another one. */
function tidied<Id>(items: Items<Id>): Items<Id> {
  const single = items.filter((item, at) => item !== null || (at > 0 && items[at - 1] !== null))
  return single.at(-1) === null ? single.slice(0, -1) : single
}

/** Whether something may be missing between a page and the first row that stays below it. */
function isCutAbove<Id>(items: Items<Id>, shared: ReadonlySet<Id>, first: Id | null): boolean {
  const lastShared = items.findLastIndex((id) => id !== null && shared.has(id))
  return lastShared < 0 || items.slice(lastShared, items.indexOf(first)).includes(null)
}

/**
 * Takes in the newest page of a list that so far shows what an earlier visit saw. Down to where the page
 * ends it tells all there is: what it does not name is gone, but for what has streamed in since. Below,
 * the earlier rows stay for a reader who is among them, after a gap where the page does not touch them; a
 * reader at the top begins with the page alone.
 *
 * @param recalled the ids that an earlier visit saw
 * @param compare positive where the first id is the newer one
 * @returns a window that is no longer loading. Never throws.
 * @see BY-17, TL-11
 */
export function mergeSeen<Id extends string>(
  window: TimelineWindow<Id>,
  page: NewerPage<Id>,
  recalled: ReadonlySet<string>,
  compare: (a: Id, b: Id) => number,
): TimelineWindow<Id> {
  const told = new Set<Id | null>(page.ids)
  const known = new Set(window.items)
  const last = page.ids.at(-1)
  const isWhole = page.hasNext === false && !page.isFull
  const isOlder = (id: Id) => !isWhole && (last === undefined || compare(id, last) < 0)
  const rest = window.items.filter((id) => !told.has(id))
  const streamed = rest.filter((id) => id !== null && !recalled.has(id))
  const earlier = rest.filter((id) => id === null || (recalled.has(id) && isOlder(id)))
  const below = window.top ? [] : tidied(earlier)
  const [first] = below
  const shared = new Set(page.ids.filter((id) => recalled.has(id)))
  const isCut = first !== undefined && isCutAbove(window.items, shared, first)
  const added = page.ids.filter((id) => !known.has(id)).length
  return {
    ...window,
    items: [...streamed, ...new Set(page.ids), ...(isCut ? [null] : []), ...below],
    isLoading: false,
    isPartial: false,
    hasMore: below.length > 0 ? window.hasMore : (page.hasNext ?? window.hasMore),
    unread: window.top ? window.unread : window.unread + added,
  }
}
