import { anchorShift } from '@colonnade/domain/timeline'

export type ListItems<Id extends string> = readonly (Id | null)[]

/** What a column's list draws. */
export interface ColumnLayout<Id extends string> {
  /** Newest first; null is a gap. */
  readonly items: ListItems<Id>
  /** The list's number of the first item: it falls as rows come in above the reader. */
  readonly firstItemIndex: number
  /** Rows that came in above while the reader was further down, those that wait included. */
  readonly unread: number
  /** Rows that wait above: there is no room yet to put them in without moving the reader. */
  readonly waiting: number
  /** Listed rows that were deleted: they keep a line until the reader has moved on. */
  readonly tombstones: ReadonlySet<Id>
}

/** Where the reader is in a column. */
export interface ColumnView<Id extends string> {
  /** The list stands at its very beginning. */
  readonly isAtTop: boolean
  /** Within the first 100 px: counts as top for unread and for trimming (TL-09). */
  readonly isNearTop: boolean
  /** The row at the top edge of the view. */
  readonly firstVisibleId: Id | null
  /**
   * How many rows may come in above at once. The list guesses their height and draws, for a frame, what
   * it believes to be in view: more rows than are scrolled away would be measured there and push.
   */
  readonly room: number
  /** Nothing may come in, not even at the top: what waits there is unread (BY-14, BY-41). */
  readonly isHeld: boolean
}

/** High enough never to be used up: react-virtuoso breaks on negative numbers (its issue 245). */
export const FIRST_ITEM_INDEX = 1_000_000

/** How many rows around the reader keep a deleted status as a line. */
export const TOMBSTONE_REACH = 40

const NONE: ReadonlySet<never> = new Set()

export const EMPTY_LAYOUT: ColumnLayout<never> = {
  items: [],
  firstItemIndex: FIRST_ITEM_INDEX,
  unread: 0,
  waiting: 0,
  tombstones: NONE,
}

export const TOP_VIEW: ColumnView<never> = {
  isAtTop: true,
  isNearTop: true,
  firstVisibleId: null,
  room: Number.POSITIVE_INFINITY,
  isHeld: false,
}

/**
 * The next layout of a column. At the top the first row keeps its number and new rows show; below
 * it the number falls by as much as the row under the reader's eye moved, so that it stands still,
 * and rows for which there is no room yet wait.
 *
 * @param isCounted whether a row counts as unread: the reader's own do not (TL-08)
 */
export function layOut<Id extends string>(
  previous: ColumnLayout<Id>,
  listed: ListItems<Id>,
  view: ColumnView<Id>,
  isCounted: (id: Id) => boolean = () => true,
): ColumnLayout<Id> {
  const tombstones = view.isAtTop ? NONE : unlisted(previous.tombstones, listed)
  const above = countAbove(previous.items, listed)
  const waiting = view.isAtTop ? 0 : Math.max(0, above - view.room)
  const items = withTombstones(listed.slice(waiting), previous.items, tombstones)
  const shift = view.isAtTop ? 0 : anchorShift(previous.items, items, anchorOf(previous, view))
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

/** Whether drawing one instead of the other would change nothing. */
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

/** What is unread after the reader moved: near the top only what is held back there (TL-09). */
export function unreadAt(
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

/** Marks deleted statuses near the reader as tombstones; those farther away simply go. */
export function bury<Id extends string>(
  previous: ColumnLayout<Id>,
  deleted: ReadonlySet<Id>,
  view: ColumnView<Id>,
): ColumnLayout<Id> {
  if (view.isAtTop) return previous
  const reach = reachOf(previous.items, view)
  const near = previous.items.slice(reach.from, reach.to).filter((item) => item !== null)
  const buried = near.filter((id) => deleted.has(id))
  if (buried.length === 0) return previous
  return { ...previous, tombstones: new Set([...previous.tombstones, ...buried]) }
}

/** Lets go of the tombstones that the reader has left behind. */
export function clearTombstones<Id extends string>(
  layout: ColumnLayout<Id>,
  view: ColumnView<Id>,
): ColumnLayout<Id> {
  if (layout.tombstones.size === 0) return layout
  const reach = reachOf(layout.items, view)
  const near = new Set(layout.items.slice(reach.from, reach.to))
  const left = [...layout.tombstones].filter((id) => !view.isAtTop && near.has(id))
  return left.length === layout.tombstones.size ? layout : { ...layout, tombstones: new Set(left) }
}

function reachOf<Id extends string>(
  items: ListItems<Id>,
  view: ColumnView<Id>,
): { from: number; to: number } {
  const at = view.firstVisibleId === null ? 0 : Math.max(0, items.indexOf(view.firstVisibleId))
  return { from: Math.max(0, at - TOMBSTONE_REACH), to: at + TOMBSTONE_REACH }
}

/** A gap or an unknown row at the edge cannot be found again: the next row below it can. */
function anchorOf<Id extends string>(previous: ColumnLayout<Id>, view: ColumnView<Id>): Id | null {
  return view.firstVisibleId ?? previous.items.find((item) => item !== null) ?? null
}

/** What is listed again, a favourite that was taken back, is no tombstone any more. */
function unlisted<Id extends string>(
  tombstones: ReadonlySet<Id>,
  listed: ListItems<Id>,
): ReadonlySet<Id> {
  if (tombstones.size === 0) return NONE
  const isBack = listed.some((item) => item !== null && tombstones.has(item))
  if (!isBack) return tombstones
  const known = new Set(listed)
  return new Set([...tombstones].filter((id) => !known.has(id)))
}

/** How many rows stand above what was drawn; none when nothing of it is left. A gap in front was drawn too. */
function countAbove<Id extends string>(previous: ListItems<Id>, listed: ListItems<Id>): number {
  const known = new Set(previous)
  const firstKnown = listed.findIndex((item) => item !== null && known.has(item))
  const isGapKnown = previous[0] === null && listed[firstKnown - 1] === null
  return Math.max(0, isGapKnown ? firstKnown - 1 : firstKnown)
}

/** Puts each tombstone back in front of the row that it stood in front of. */
function withTombstones<Id extends string>(
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
