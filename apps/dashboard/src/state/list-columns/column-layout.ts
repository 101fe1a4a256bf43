import { getAnchorShift } from '@colonnade/domain/timeline'

export type ListItems<Id extends string> = readonly (Id | null)[]

/** What the list of a column renders. */
export interface ColumnLayout<Id extends string> {
  /** Newest first; null is a gap. */
  readonly items: ListItems<Id>
  /** Number of the first item. It decreases as rows are inserted above the visible ones. */
  readonly firstItemIndex: number
  /** Number of rows inserted above while the list was scrolled, including queued ones. */
  readonly unread: number
  /** Number of rows that are queued above, because inserting them now would make the list jump. */
  readonly waiting: number
  /** Deleted rows that keep a tombstone row until the user has scrolled on. */
  readonly tombstones: ReadonlySet<Id>
}

/** What is visible in a column. */
export interface ColumnView<Id extends string> {
  /** Whether the list is scrolled to its top. */
  readonly isAtTop: boolean
  /** Whether it is within 100 px of the top, which counts as the top for unread counts and trimming (TL-09). */
  readonly isNearTop: boolean
  /** The row at the top edge of the view. */
  readonly firstVisibleId: Id | null
  /**
   * How many rows may be inserted above at once. The list estimates their height and renders, for one frame, the rows
   * it assumes to be in view. If more rows are inserted than are scrolled away, they are measured there and the list
   * jumps.
   */
  readonly maxInserted: number
  /** Whether no rows may be inserted, not even at the top. Rows queued there count as unread (BY-14, BY-41). */
  readonly isHeld: boolean
}

/** High enough not to become negative: react-virtuoso breaks on negative numbers (its issue 245). */
export const FIRST_ITEM_INDEX = 1_000_000

/** How many rows above and below the first visible row keep a tombstone of a deleted status. */
export const TOMBSTONE_REACH = 40

const NO_TOMBSTONES: ReadonlySet<never> = new Set()

export const EMPTY_LAYOUT: ColumnLayout<never> = {
  items: [],
  firstItemIndex: FIRST_ITEM_INDEX,
  unread: 0,
  waiting: 0,
  tombstones: NO_TOMBSTONES,
}

export const TOP_VIEW: ColumnView<never> = {
  isAtTop: true,
  isNearTop: true,
  firstVisibleId: null,
  maxInserted: Number.POSITIVE_INFINITY,
  isHeld: false,
}

/**
 * Computes the next layout of a column. At the top the first row keeps its number and new rows show. Below the top
 * the number decreases by as much as the visible row moved, so that this row stays in place, and rows above the limit
 * are queued.
 *
 * @param isCounted whether a row counts as unread; own rows do not (TL-08)
 */
export function computeLayout<Id extends string>(
  previous: ColumnLayout<Id>,
  listed: ListItems<Id>,
  view: ColumnView<Id>,
  isCounted: (id: Id) => boolean = () => true,
): ColumnLayout<Id> {
  const tombstones = view.isAtTop ? NO_TOMBSTONES : removeRelisted(previous.tombstones, listed)
  const above = countAbove(previous.items, listed)
  const waiting = view.isAtTop ? 0 : Math.max(0, above - view.maxInserted)
  const items = insertTombstones(listed.slice(waiting), previous.items, tombstones)
  const shift = view.isAtTop ? 0 : getAnchorShift(previous.items, items, findAnchor(previous, view))
  const shown = Math.max(0, previous.unread - previous.waiting)
  const unread = shown + countRows(listed.slice(0, above), isCounted)
  const unseen = view.isHeld ? countRows(listed.slice(0, waiting), isCounted) : 0
  return {
    items,
    firstItemIndex: previous.firstItemIndex - shift,
    unread: view.isNearTop ? unseen : unread,
    waiting,
    tombstones,
  }
}

/** Returns whether two layouts render the same. */
export function isSameLayout<Id extends string>(
  one: ColumnLayout<Id>,
  other: ColumnLayout<Id>,
): boolean {
  return (
    one.firstItemIndex === other.firstItemIndex &&
    one.unread === other.unread &&
    one.waiting === other.waiting &&
    one.tombstones === other.tombstones &&
    isSameList(one.items, other.items)
  )
}

const isSameList = (one: ListItems<string>, other: ListItems<string>): boolean =>
  one === other || (one.length === other.length && one.every((item, at) => item === other[at]))

/** Returns the unread count after scrolling. Near the top only held rows are unread (TL-09). */
export function getUnreadCount(
  { unread, waiting }: Pick<ColumnLayout<string>, 'unread' | 'waiting'>,
  view: ColumnView<string>,
): number {
  if (!view.isNearTop) return unread
  return view.isHeld ? Math.min(unread, waiting) : 0
}

const countRows = <Id extends string>(
  items: ListItems<Id>,
  isCounted: (id: Id) => boolean,
): number => items.filter((item) => item !== null && isCounted(item)).length

/** Adds tombstones for deleted statuses near the visible rows. Others are removed without one. */
export function addTombstones<Id extends string>(
  previous: ColumnLayout<Id>,
  deleted: ReadonlySet<Id>,
  view: ColumnView<Id>,
): ColumnLayout<Id> {
  if (view.isAtTop) return previous
  const reach = getTombstoneRange(previous.items, view)
  const near = previous.items.slice(reach.from, reach.to).filter((item) => item !== null)
  const buried = near.filter((id) => deleted.has(id))
  if (buried.length === 0) return previous
  return { ...previous, tombstones: new Set([...previous.tombstones, ...buried]) }
}

/** Removes the tombstones that the user has scrolled past. */
export function clearTombstones<Id extends string>(
  layout: ColumnLayout<Id>,
  view: ColumnView<Id>,
): ColumnLayout<Id> {
  if (layout.tombstones.size === 0) return layout
  const reach = getTombstoneRange(layout.items, view)
  const near = new Set(layout.items.slice(reach.from, reach.to))
  const left = [...layout.tombstones].filter((id) => !view.isAtTop && near.has(id))
  return left.length === layout.tombstones.size ? layout : { ...layout, tombstones: new Set(left) }
}

function getTombstoneRange<Id extends string>(
  items: ListItems<Id>,
  view: ColumnView<Id>,
): { from: number; to: number } {
  const at = view.firstVisibleId === null ? 0 : Math.max(0, items.indexOf(view.firstVisibleId))
  return { from: Math.max(0, at - TOMBSTONE_REACH), to: at + TOMBSTONE_REACH }
}

/**
 * Returns the row to keep in place. A gap or an unknown row at the edge cannot be found again, so the next row below
 * it is used.
 */
function findAnchor<Id extends string>(
  previous: ColumnLayout<Id>,
  view: ColumnView<Id>,
): Id | null {
  return view.firstVisibleId ?? previous.items.find((item) => item !== null) ?? null
}

/** Removes the tombstones of rows that are listed again, such as a favourite that was added again. */
function removeRelisted<Id extends string>(
  tombstones: ReadonlySet<Id>,
  listed: ListItems<Id>,
): ReadonlySet<Id> {
  if (tombstones.size === 0) return NO_TOMBSTONES
  const isBack = listed.some((item) => item !== null && tombstones.has(item))
  if (!isBack) return tombstones
  const known = new Set(listed)
  return new Set([...tombstones].filter((id) => !known.has(id)))
}

/** Counts the rows above those that were rendered; 0 when none of them is left. A gap at the top was rendered too. */
function countAbove<Id extends string>(previous: ListItems<Id>, listed: ListItems<Id>): number {
  const known = new Set(previous)
  const firstKnown = listed.findIndex((item) => item !== null && known.has(item))
  const isGapKnown = previous[0] === null && listed[firstKnown - 1] === null
  return Math.max(0, isGapKnown ? firstKnown - 1 : firstKnown)
}

/** Inserts each tombstone above the row that it was above before. */
function insertTombstones<Id extends string>(
  listed: ListItems<Id>,
  previous: ListItems<Id>,
  tombstones: ReadonlySet<Id>,
): ListItems<Id> {
  const missing = [...tombstones].filter((id) => !listed.includes(id))
  if (missing.length === 0) return listed
  const stays = new Set(listed)
  const before = new Map<Id, Id[]>()
  let waiting: Id[] = []
  for (const item of previous) {
    if (item === null) continue
    if (tombstones.has(item) && !stays.has(item)) waiting.push(item)
    else if (stays.has(item) && waiting.length > 0) {
      before.set(item, waiting)
      waiting = []
    }
  }
  const placed = listed.flatMap((item) =>
    item === null ? [item] : [...(before.get(item) ?? []), item],
  )
  return [...placed, ...waiting]
}
