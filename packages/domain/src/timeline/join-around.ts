import { idsOf, withGapAt } from './gaps.ts'
import { mergeItems } from './merge-items.ts'
import type { OlderPage } from './page.ts'
import type { TimelineWindow } from './timeline-window.ts'

/** The two pages around a row that somebody left a list at. */
export interface Surroundings<Id extends string> {
  /** The page that begins with the row, or just below it. */
  readonly older: OlderPage<Id>
  /** The page just above, where one came. */
  readonly newer: {
    readonly ids: readonly Id[]
    /** As many as were asked for: still newer ones may exist. */
    readonly isFull: boolean
  } | null
  /** Ids that stand next to the row: a page above that holds none of them is another one than was asked for. */
  readonly known: readonly string[]
}

/** Positive where `a` is the newer one. */
type Compare<Id> = (a: Id, b: Id) => number
type Items<Id> = readonly (Id | null)[]

/** A page goes where it shares rows, else above what is older, with gaps to what it does not touch. Some servers send a row twice. */
function placePage<Id extends string>(
  items: Items<Id>,
  sent: readonly Id[],
  isOlder: (item: Id, first: Id) => boolean,
): Items<Id> {
  const page = [...new Set(sent)]
  const [first] = page
  if (first === undefined) return items
  const listed = new Set(items)
  if (page.some((id) => listed.has(id))) return mergeItems(items, page, 0)
  const older = items.findIndex((item) => item !== null && isOlder(item, first))
  const at = older < 0 ? items.length : older
  const placed = withGapAt(items.toSpliced(at, 0, ...page), at + page.length)
  return at === 0 ? placed : withGapAt(placed, at)
}

/** A server that knows no `min_id` sends its newest page instead: nobody knows what lies below that. */
function isJoined<Id extends string>(newer: readonly Id[], around: Surroundings<Id>): boolean {
  const near = new Set<string>([...around.known, ...around.older.ids])
  return newer.some((id) => near.has(id))
}

function withoutGapBetween<Id>(items: Items<Id>, above: Id | undefined, below: Id | undefined) {
  const at = items.findIndex((item) => item !== null && item === below) - 1
  return at > 0 && items[at] === null && items[at - 1] === above ? items.toSpliced(at, 1) : items
}

/** What stands above a page that reaches the newest came in since: nothing is missing there. */
function withoutGapAbove<Id>(items: Items<Id>, first: Id | undefined): Items<Id> {
  const at = items.findIndex((item) => item !== null && item === first) - 1
  return items[at] === null ? items.toSpliced(at, 1) : items
}

function withGapInFront<Id>(items: Items<Id>, first: Id | undefined): Items<Id> {
  return first !== undefined && items[0] === first ? [null, ...items] : items
}

/**
 * Takes in the pages around the row that somebody comes back to. What is held already stays; between
 * what does not touch stands a gap, and one stands in front where newer posts may exist.
 *
 * @param compare which of two ids is newer, for pages that share nothing with what is held
 * @returns a window whose loading goes on as it was. Never throws.
 * @see BY-31, TL-11
 */
export function joinAround<Id extends string>(
  window: TimelineWindow<Id>,
  around: Surroundings<Id>,
  compare: Compare<Id>,
): TimelineWindow<Id> {
  const { older, newer } = around
  const above = newer?.ids ?? []
  const below = placePage(window.items, older.ids, (item, first) => compare(item, first) < 0)
  // Of two that are as old as each other the upper page's is the newer one.
  const both = placePage(below, above, (item, first) => compare(item, first) <= 0)
  const isMet = newer !== null && (above.length === 0 || isJoined(above, around))
  const topOfOlder = older.ids.find((id) => !above.includes(id))
  const joined = isMet ? withoutGapBetween(both, above.at(-1), topOfOlder) : both
  const [first] = [...above, ...older.ids]
  const isCut = newer === null || newer.isFull
  const settled = isMet && !isCut ? withoutGapAbove(joined, first) : joined
  const items = isCut ? withGapInFront(settled, first) : settled
  const isEnd = idsOf(items).at(-1) === older.ids.at(-1)
  return { ...window, items, hasMore: isEnd ? older.hasNext : window.hasMore }
}
