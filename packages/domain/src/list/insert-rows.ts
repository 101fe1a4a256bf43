import {
  createGap,
  type Entry,
  isGap,
  isRealGap,
  isRow,
  type ListRequest,
  type ListState,
  getRow,
  withEntries,
} from './list.ts'

/** A list that is scrolled down is limited to this many entries. */
export const LIST_LIMIT = 2000
/** The newest rows are kept, so that there are rows to show at once on the way to the top. */
const KEPT_NEWEST = 40
/** Rows on either side of a view that are never removed. */
const KEPT_AROUND_ANCHOR = 200

/**
 * Limits a list of more than 2,000 entries: the rows between the newest 40 and the views are replaced by a gap. If
 * the list is still too long, the oldest rows are removed as far as no view is near. Without a known view only the
 * oldest rows are removed.
 *
 * @param anchors the first visible row of each view; unknown ids are ignored
 * @see architecture 2.5
 */
function limitLength<Id extends string>(
  list: ListState<Id>,
  anchors: readonly Id[],
): ListState<Id> {
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

/** A list at the top is trimmed when it has more than this many entries. */
export const TRIM_ABOVE = 40
/** How many of the newest entries a trim keeps, not counting the new one. */
export const TRIM_TO = 20

/** Compares two ids: positive when the first id is newer. */
export type Compare<Id> = (a: Id, b: Id) => number

export interface InsertOptions<Id extends string> {
  /** The first visible row of each view that is scrolled down. Rows near it are never removed. */
  readonly anchors?: readonly Id[]
  /** The ids of the user's own actions, which never count as unread (TL-08). */
  readonly own?: ReadonlySet<Id>
  /** Only for servers whose ids sort: late rows are inserted where the server lists them. */
  readonly compare?: Compare<Id> | undefined
}

/**
 * Inserts ids that streams deliver, as if each had arrived separately, the oldest first. Ids that are listed, were
 * deleted or belong into a gap are ignored: those in a gap are loaded with the gap. At the top the list is trimmed
 * from more than 40 to 20 entries; further down the rows between the newest ones and the views are limited.
 *
 * @param ids newest first
 * @returns the same list when there are no new ids
 * @see TL-07, TL-08, TL-10
 */
export function insertRows<Id extends string>(
  list: ListState<Id>,
  ids: readonly Id[],
  options: InsertOptions<Id> = {},
): ListState<Id> {
  const fresh = findNewIds(list, ids)
  if (fresh.length === 0) return list
  const growing: GrowingList<Id> = { ...list, late: new Set(list.late), added: [] }
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
      : list.requests.map((request) => ({ ...request, streamed: [...request.streamed, ...added] }))
  const updated = withEntries(list, entries, {
    hasMore,
    nextId,
    late,
    requests,
    unread: list.unread + counted,
  })
  return updated.top ? updated : limitLength(updated, options.anchors ?? [])
}

function findNewIds<Id extends string>(list: ListState<Id>, ids: readonly Id[]): readonly Id[] {
  const known = new Set<string>(list.deleted)
  for (const entry of list.entries) {
    if (isRow(entry)) known.add(entry)
    else if (!isGap(entry)) known.add(entry.hidden)
  }
  return [...new Set(ids)].filter((id) => !known.has(id))
}

interface GrowingList<Id extends string> {
  entries: readonly Entry<Id>[]
  hasMore: boolean
  nextId: number
  readonly top: boolean
  readonly isLive: boolean
  readonly late: Set<Id>
  readonly unconfirmed: ReadonlySet<Id>
  readonly requests: readonly ListRequest<Id>[]
  readonly added: Id[]
}

function insertRow<Id extends string>(
  list: GrowingList<Id>,
  id: Id,
  { compare }: InsertOptions<Id>,
): void {
  if (list.top && list.entries.length > TRIM_ABOVE && countShown(list.entries) > TRIM_ABOVE) {
    list.entries = keepNewest(list.entries)
    list.hasMore = true
  }
  const at = compare === undefined ? 0 : findPosition(list, id, compare)
  if (at === null) return
  list.added.push(id)
  const isUnheard = at === 0 && !list.isLive && isRowBelow(list.entries)
  const gap = isUnheard ? [createGap(list.nextId, 'unstreamed', false)] : []
  list.nextId += gap.length
  list.entries = at === 0 ? [id, ...gap, ...list.entries] : list.entries.toSpliced(at, 0, id)
}

/** Whether an entry is shown: a row, or a gap that is shown. */
const isShownEntry = <Id extends string>(entry: Entry<Id>): boolean =>
  isRow(entry) || (isRealGap(entry) && entry.isShown)

const countShown = <Id extends string>(entries: readonly Entry<Id>[]): number =>
  entries.reduce((count, entry) => count + Number(isShownEntry(entry)), 0)

function keepNewest<Id extends string>(entries: readonly Entry<Id>[]): readonly Entry<Id>[] {
  let left = TRIM_TO
  const end = entries.findIndex((entry) => {
    left -= Number(isShownEntry(entry))
    return left < 0
  })
  return entries.slice(0, end)
}

/** Whether the first entry below is a row and not a gap. */
function isRowBelow<Id extends string>(entries: readonly Entry<Id>[]): boolean {
  const first = entries.find((entry) => !isGap(entry) || isRealGap(entry))
  return first !== undefined && !isGap(first)
}

/**
 * Returns the index for a new row: in front, or below newer rows. The position of a row that is older than all listed
 * rows is unknown, but it is new: it is inserted in front, unless the end of the list is known.
 *
 * @returns null when it belongs into a gap
 */
function findPosition<Id extends string>(
  { entries, hasMore, late, unconfirmed, requests }: GrowingList<Id>,
  id: Id,
  compare: Compare<Id>,
): number | null {
  let at = 0
  let hasRowAbove = false
  let gapAt = -1
  /** Whether a pending page will fill the gap with rows below a newer row. */
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
    // The position of a request below a row stays directly below that row.
    else if (isGap(entry) && at === index && isPageBelow(entry.id)) at = index + 1
    const row = getRow(entry)
    if (row === null || late.has(row)) continue
    if (compare(id, row) > 0) {
      const gap = entries[gapAt >= at ? gapAt : -1]
      return isGap(gap) && (hasRowAbove || isPageBelow(gap.id)) ? null : at
    }
    // Own rows that arrived before their stream event do not count: rows that were streamed before them belong below.
    hasRowAbove ||= !unconfirmed.has(row)
    at = index + 1
  }
  if (!hasRowAbove) return at
  if (!hasMore) return at
  if (entries.some(isRealGap) && !isRealGap(entries[0])) return null
  late.add(id)
  return 0
}
