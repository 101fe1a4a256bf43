import {
  createGap,
  type Entry,
  isGap,
  isRealGap,
  isRow,
  type ListRequest,
  type ListState,
  rowOf,
  withEntries,
} from './list.ts'

/** Above this many entries a list whose reader is scrolled down is cut. */
export const LIST_LIMIT = 2000
/** The newest rows stay, so that the way to the top has something to show at once. */
const KEPT_NEWEST = 40
/** Rows on either side of a reader that are never cut. */
const KEPT_AROUND_ANCHOR = 200

/**
 * Bounds a list: over 2,000 entries, what lies between the newest 40 and the readers is replaced by a gap. If it is
 * still too long, the oldest rows go as far as no reader is near. Without a known reader only the oldest go.
 *
 * @param anchors the first visible row of each view; unknown ids are ignored
 * @see architecture 2.5
 */
function cutStretch<Id extends string>(list: ListState<Id>, anchors: readonly Id[]): ListState<Id> {
  const { entries } = list
  if (entries.length <= LIST_LIMIT) return list
  const readers = anchors.map((id) => entries.indexOf(id)).filter((index) => index >= 0)
  const lastReader = Math.max(-1, ...readers)
  const isNearReader = (index: number) =>
    readers.some((reader) => Math.abs(reader - index) <= KEPT_AROUND_ANCHOR)
  const isKept = (index: number) =>
    index < KEPT_NEWEST || index >= lastReader || isNearReader(index)
  const kept: Entry<Id>[] = []
  let nextId = list.nextId
  for (const [index, entry] of entries.entries()) {
    if (isKept(index)) kept.push(entry)
    else if (isKept(index - 1)) kept.push(createGap(nextId++, 'cut', true))
  }
  const reader = entries[lastReader]
  const needed = reader === undefined ? 0 : kept.indexOf(reader) + KEPT_AROUND_ANCHOR + 1
  const end = Math.max(LIST_LIMIT, needed)
  const cut = kept.slice(0, end)
  const isShorter = cut.length < kept.length
  while (isShorter && cut.length > 0 && isGap(cut.at(-1))) cut.pop()
  return withEntries(list, cut, { nextId, hasMore: list.hasMore || isShorter })
}

/** Over this many entries at the top … */
export const TRIM_ABOVE = 40
/** … only this many of the newest are kept, not counting the one that comes. */
export const TRIM_TO = 20

/** Positive where the first id is the newer one. */
export type Compare<Id> = (a: Id, b: Id) => number

export interface TellOptions<Id extends string> {
  /** The first visible row of each view that is scrolled down: nothing near it is ever cut. */
  readonly anchors?: readonly Id[]
  /** Those of the reader's own doing, which count nowhere as unread (TL-08). */
  readonly own?: ReadonlySet<Id>
  /** Only for servers whose ids sort: what comes late goes where the server lists it. */
  readonly compare?: Compare<Id> | undefined
}

/**
 * Takes in ids that streams deliver, as if each had come alone, the oldest first. What is listed or was deleted is left
 * out, and so is what belongs into a gap: it comes with what is missing there. At the top the list is trimmed from over
 * 40 to 20 entries; further down the stretch between the newest rows and the reader is bounded.
 *
 * @param ids newest first
 * @returns the same list when nothing is new
 * @see TL-07, TL-08, TL-10
 */
export function tellRows<Id extends string>(
  list: ListState<Id>,
  ids: readonly Id[],
  options: TellOptions<Id> = {},
): ListState<Id> {
  const fresh = freshIds(list, ids)
  if (fresh.length === 0) return list
  const growing: Growing<Id> = { ...list, late: new Set(list.late), added: [] }
  for (let at = fresh.length - 1; at >= 0; at -= 1) {
    const id = fresh[at]
    if (id !== undefined) insertRow(growing, id, options)
  }
  const { entries, hasMore, nextId, late, added } = growing
  if (added.length === 0) return list
  const counted = list.top ? 0 : added.filter((id) => options.own?.has(id) !== true).length
  const requests =
    list.requests.length === 0
      ? list.requests
      : list.requests.map((request) => ({ ...request, told: [...request.told, ...added] }))
  const told = withEntries(list, entries, {
    hasMore,
    nextId,
    late,
    requests,
    unread: list.unread + counted,
  })
  return told.top ? told : cutStretch(told, options.anchors ?? [])
}

function freshIds<Id extends string>(list: ListState<Id>, ids: readonly Id[]): readonly Id[] {
  const known = new Set<string>(list.deleted)
  for (const entry of list.entries) {
    if (isRow(entry)) known.add(entry)
    else if (!isGap(entry)) known.add(entry.hidden)
  }
  return [...new Set(ids)].filter((id) => !known.has(id))
}

interface Growing<Id extends string> {
  entries: readonly Entry<Id>[]
  hasMore: boolean
  nextId: number
  readonly top: boolean
  readonly isLive: boolean
  readonly late: Set<Id>
  readonly unproven: ReadonlySet<Id>
  readonly requests: readonly ListRequest<Id>[]
  readonly added: Id[]
}

function insertRow<Id extends string>(
  list: Growing<Id>,
  id: Id,
  { compare }: TellOptions<Id>,
): void {
  if (list.top && list.entries.length > TRIM_ABOVE && countSeen(list.entries) > TRIM_ABOVE) {
    list.entries = keepNewest(list.entries)
    list.hasMore = true
  }
  const at = compare === undefined ? 0 : findPosition(list, id, compare)
  if (at === null) return
  list.added.push(id)
  const isUnheard = at === 0 && !list.isLive && isRowBelow(list.entries)
  const gap = isUnheard ? [createGap(list.nextId, 'unheard', false)] : []
  list.nextId += gap.length
  list.entries = at === 0 ? [id, ...gap, ...list.entries] : list.entries.toSpliced(at, 0, id)
}

/** What the reader sees of a list: its rows, and gaps that are shown. */
const isSeen = <Id extends string>(entry: Entry<Id>): boolean =>
  isRow(entry) || (isRealGap(entry) && entry.isShown)

const countSeen = <Id extends string>(entries: readonly Entry<Id>[]): number =>
  entries.reduce((count, entry) => count + Number(isSeen(entry)), 0)

function keepNewest<Id extends string>(entries: readonly Entry<Id>[]): readonly Entry<Id>[] {
  let left = TRIM_TO
  const end = entries.findIndex((entry) => {
    left -= Number(isSeen(entry))
    return left < 0
  })
  return entries.slice(0, end)
}

/** Whether a row follows without a gap that says already that something may be missing. */
function isRowBelow<Id extends string>(entries: readonly Entry<Id>[]): boolean {
  const first = entries.find((entry) => !isGap(entry) || isRealGap(entry))
  return first !== undefined && !isGap(first)
}

/**
 * Where a row goes: in front, or below what is newer. One that is older than all that is listed says nothing about its
 * position, and is new all the same: it goes in front, unless the list is known to its end.
 *
 * @returns null where a gap covers it
 */
function findPosition<Id extends string>(
  { entries, hasMore, late, unproven, requests }: Growing<Id>,
  id: Id,
  compare: Compare<Id>,
): number | null {
  let at = 0
  let hasRowAbove = false
  let gapAt = -1
  /** Whether a page comes there that was asked for below a newer row. */
  const isPageBelow = (gap: number) =>
    requests.some(
      ({ kind, upper, anchor }) =>
        upper === gap &&
        (kind === 'below' || kind === 'older') &&
        anchor !== null &&
        compare(id, anchor) < 0,
    )
  for (const [index, entry] of entries.entries()) {
    if (isRealGap(entry)) gapAt = index
    // The position of what was asked for below a row stays right below it.
    else if (isGap(entry) && at === index && isPageBelow(entry.id)) at = index + 1
    const row = rowOf(entry)
    if (row === null || late.has(row)) continue
    if (compare(id, row) > 0) {
      const gap = entries[gapAt >= at ? gapAt : -1]
      return isGap(gap) && (hasRowAbove || isPageBelow(gap.id)) ? null : at
    }
    // Below own rows that came ahead of their event, rows that streams delivered before them go on.
    hasRowAbove ||= !unproven.has(row)
    at = index + 1
  }
  if (!hasRowAbove) return at
  if (!hasMore) return at
  if (entries.some(isRealGap) && !isRealGap(entries[0])) return null
  late.add(id)
  return 0
}
