import type { Compare } from './insert-rows.ts'
import {
  closeGaps,
  joinAbove,
  joinBelow,
  markUnreached,
  showGaps,
  withoutRowsBeyondEnd,
} from './join-page.ts'
import type { Entries, ListPage, PageMerge } from './list-page.ts'
import {
  findGapIndex,
  isGap,
  isHiddenRow,
  isRealGap,
  isRow,
  type ListRequest,
  type ListState,
  getRow,
  withEntries,
} from './list.ts'
import { findRegion, mergeRegion, withoutDeleted, withoutMisplaced } from './merge-region.ts'

/**
 * Merges the response to a request into the list. The page is inserted at its position, below rows that were streamed
 * since; rows that both contain are the fixed points. Gaps that the page covers are removed. Rows that it covers but
 * does not contain were deleted. A gap stays where the page does not touch the listed rows. If its position was
 * trimmed, the page is dropped: its rows can be requested again.
 *
 * @param compare only for servers whose ids sort
 * @returns a list without the request. Never throws.
 * @see TL-04, TL-05, TL-06, TL-11, TL-12, TL-13
 */
export function mergePage<Id extends string>(
  held: ListState<Id>,
  requestId: number,
  page: ListPage<Id>,
  compare?: Compare<Id>,
): ListState<Id> {
  const request = held.requests.find(({ id }) => id === requestId)
  if (request === undefined) return held
  const requests = held.requests.filter((other) => other !== request)
  const list = { ...held, requests, isLoaded: true }
  const upper = findGapIndex(list.entries, request.upper)
  // A list that the server is still building has holes, and its next complete response replaces it.
  const isWhole = request.kind === 'newest' && request.anchor === null
  const isReplaced = list.isPartial && !isWhole
  if (upper < 0 || isReplaced || isOutOfOrder(list, request, upper, compare))
    return withEntries(list, list.entries)
  const above = list.entries.slice(0, countAbove(list, request, upper, compare)).map(getRow)
  const leftOut = new Set<Id | null>([...list.deleted, ...above])
  const ids = [...new Set(page.ids)].filter((id) => !leftOut.has(id))
  const isComplete = hasReachedEnd(request, page)
  const merge: PageMerge<Id> = { list, request, page, ids, isComplete, compare }
  const settled = ids.length === 0 ? mergeEmptyPage(merge) : mergeRows(merge)
  return request.kind === 'newest' ? { ...settled, isPartial: page.isPartial === true } : settled
}

/**
 * Counts the entries that stay above a page of older rows: all above its position. Where ids sort, only those down to
 * the anchor row, because other rows may have been inserted in between.
 */
function countAbove<Id extends string>(
  { entries }: ListState<Id>,
  { kind, anchor }: ListRequest<Id>,
  upper: number,
  compare: Compare<Id> | undefined,
): number {
  if (kind !== 'older' && kind !== 'below') return 0
  const at = compare === undefined ? -1 : entries.findIndex((entry) => getRow(entry) === anchor)
  return at < 0 ? upper : Math.min(at + 1, upper)
}

/** Whether rows below the position are newer than the anchor row, because other rows were inserted in between. */
function isOutOfOrder<Id extends string>(
  { entries, late }: ListState<Id>,
  { kind, anchor }: ListRequest<Id>,
  upper: number,
  compare: Compare<Id> | undefined,
): boolean {
  const isBeside = kind === 'below' || kind === 'above'
  if (compare === undefined || !isBeside || anchor === null) return false
  const below = entries.slice(upper + 1).map(getRow)
  const next = below.find((row) => row !== null && !late.has(row))
  return next != null && compare(next, anchor) > 0
}

function hasReachedEnd<Id extends string>(request: ListRequest<Id>, page: ListPage<Id>): boolean {
  if (page.isPartial === true || page.isFull) return false
  const isBounded =
    request.kind === 'above' || (request.kind === 'newest' && request.anchor !== null)
  return isBounded || !page.hasNext
}

function mergeEmptyPage<Id extends string>(merge: PageMerge<Id>): ListState<Id> {
  const { list, request, page, isComplete } = merge
  const { entries } = list
  if (page.isPartial === true) return withEntries(list, entries)
  const isNewest = request.kind === 'newest'
  const hasRows = entries.some((entry) => !isGap(entry))
  const change = {
    ...(isNewest && { restored: null }),
    ...((request.kind === 'older' || (request.isFirst && !hasRows)) && { hasMore: page.hasNext }),
  }
  const at = findGapIndex(entries, request.upper)
  if (!isComplete) {
    const open = isNewest ? showGaps(markUnreached(merge, entries, at), at - 1) : entries
    return withEntries(list, open, { ...change, nextId: list.nextId + 1 })
  }
  if (list.restored !== null && isNewest)
    return withEntries(list, entries.slice(0, at), { ...change, hasMore: page.hasNext })
  const end = Math.max(at, findGapIndex(entries, request.lower))
  const above = joinAbove(merge, entries.slice(0, end + 1))
  return withEntries(list, [...above, ...entries.slice(end + 1)], {
    ...change,
    nextId: list.nextId + 2,
  })
}

function mergeRows<Id extends string>(merge: PageMerge<Id>): ListState<Id> {
  const { list, request, page, ids, isComplete } = merge
  const entries = withoutMisplaced(list, revealListed(list.entries, ids), ids)
  const { start, end, isMet } = findRegion(merge, entries)
  const held = entries.slice(start, end)
  const region = withoutDeleted(merge, held, mergeRegion(merge, held))
  const first = region.findIndex((entry) => entry === ids[0])
  const last = region.findLastIndex((entry) => isRow(entry) && ids.includes(entry))
  const top = [...entries.slice(0, start), ...region.slice(0, first)]
  const above = joinAbove(merge, withoutRestored(merge, top))
  const block = region.slice(first, last + 1)
  const inside = page.isPartial === true ? block : closeGaps(list, block)
  const rest = joinBelow(merge, [...region.slice(last + 1), ...entries.slice(end)], isMet)
  const below = isMet ? withoutRowsBeyondEnd(merge, rest) : rest

  const known = new Set(list.entries.filter(isRow))
  const isNewest = request.kind === 'newest'
  const isConfirmed = isNewest && page.isPartial !== true
  // Rows of a list that was still being built have holes between them.
  const isBuilt = isConfirmed && list.isPartial
  const isDropping = isBuilt || (isConfirmed && list.restored !== null && (list.top || isComplete))
  const isAtEnd = isDropping || below.every(isGap)
  const isLinkAtEnd = request.kind === 'older' || (isNewest && known.size === 0) || isDropping
  const added = ids.filter((id) => !known.has(id)).length
  return withEntries(list, [...above, ...inside, ...(isDropping ? [] : below)], {
    nextId: list.nextId + 2,
    ...(isNewest && { front: ids[0] ?? null }),
    late: new Set([...list.late].filter((id) => !ids.includes(id))),
    unconfirmed: confirmByPage(list, ids, held, below),
    ...(isConfirmed && { restored: null }),
    ...(isLinkAtEnd && isAtEnd && { hasMore: page.hasNext }),
    // A later response may have brought them.
    ...(below.length < rest.length && !isDropping && { hasMore: true }),
    ...(isNewest && !list.top && known.size > 0 && { unread: list.unread + added }),
  })
}

/**
 * Updates which own rows are unconfirmed. A page shows which rows follow each of its rows, except the last one: if
 * the row that it reached is unconfirmed, its last row becomes unconfirmed.
 *
 * @param held the rows listed at the page's position
 * @param below the rows listed below the page
 */
function confirmByPage<Id extends string>(
  { unconfirmed }: ListState<Id>,
  ids: readonly Id[],
  held: Entries<Id>,
  below: Entries<Id>,
): ReadonlySet<Id> {
  if (unconfirmed.size === 0) return unconfirmed
  const left = new Set([...unconfirmed].filter((id) => !ids.slice(0, -1).includes(id)))
  const reached = getRow(held.findLast((entry) => !isGap(entry)))
  const last = ids.at(-1)
  if (reached === null || last === undefined || reached === last) return left
  return unconfirmed.has(reached) && !left.has(reached) && !isRealGap(below[0])
    ? left.add(last)
    : left
}

/**
 * Removes restored rows above the page: they are older than the page, so they were deleted. @param entries all above
 * the page
 */
function withoutRestored<Id extends string>(
  { list: { restored }, request, page }: PageMerge<Id>,
  entries: Entries<Id>,
): Entries<Id> {
  if (restored === null || request.kind !== 'newest' || page.isPartial === true) return entries
  return entries.filter((entry) => !isRow(entry) || !restored.has(entry))
}

/** Reveals hidden rows that the server lists again. */
function revealListed<Id extends string>(entries: Entries<Id>, ids: readonly Id[]): Entries<Id> {
  if (!entries.some(isHiddenRow)) return entries
  const listed = new Set(ids)
  return entries.map((entry) =>
    isHiddenRow(entry) && listed.has(entry.hidden) ? entry.hidden : entry,
  )
}
