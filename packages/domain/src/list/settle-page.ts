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
  indexOfGap,
  isGap,
  isHiddenRow,
  isRealGap,
  isRow,
  type ListRequest,
  type ListState,
  rowOf,
  withEntries,
} from './list.ts'
import { findRegion, mergeRegion, withoutDeleted, withoutMisplaced } from './merge-region.ts'
import type { Compare } from './tell-rows.ts'

/**
 * Takes in the answer to a request. The page stands where it was asked for, below what streams delivered since; rows
 * that both have bind them together. Gaps that the page covers go, and rows that it covers and does not name were
 * deleted. Where it does not touch what is listed a gap stays. If its position is gone, because the list was trimmed
 * there, the page is dropped: everything in it can be asked for again.
 *
 * @param compare only for servers whose ids sort
 * @returns a list without the request. Never throws.
 * @see TL-04, TL-05, TL-06, TL-11, TL-12, TL-13
 */
export function settlePage<Id extends string>(
  held: ListState<Id>,
  requestId: number,
  page: ListPage<Id>,
  compare?: Compare<Id>,
): ListState<Id> {
  const request = held.requests.find(({ id }) => id === requestId)
  if (request === undefined) return held
  const requests = held.requests.filter((other) => other !== request)
  const list = { ...held, requests, isLoaded: true }
  const upper = indexOfGap(list.entries, request.upper)
  // A list that the server still builds has holes, and its next whole answer replaces it.
  const isWhole = request.kind === 'newest' && request.anchor === null
  const isReplaced = list.isPartial && !isWhole
  if (upper < 0 || isReplaced || isOutOfOrder(list, request, upper, compare))
    return withEntries(list, list.entries)
  const above = list.entries.slice(0, countAbove(list, request, upper, compare)).map(rowOf)
  const leftOut = new Set<Id | null>([...list.deleted, ...above])
  const ids = [...new Set(page.ids)].filter((id) => !leftOut.has(id))
  const isComplete = reachesEnd(request, page)
  const merge: PageMerge<Id> = { list, request, page, ids, isComplete, compare }
  const settled = ids.length === 0 ? settleEmptyPage(merge) : settleRows(merge)
  return request.kind === 'newest' ? { ...settled, isPartial: page.isPartial === true } : settled
}

/**
 * What stands above a page that was asked for downwards stays there: all down to its position, or, where ids sort, down
 * to the row that it was asked with, since others may have come in between.
 */
function countAbove<Id extends string>(
  { entries }: ListState<Id>,
  { kind, anchor }: ListRequest<Id>,
  upper: number,
  compare: Compare<Id> | undefined,
): number {
  if (kind !== 'older' && kind !== 'below') return 0
  const at = compare === undefined ? -1 : entries.findIndex((entry) => rowOf(entry) === anchor)
  return at < 0 ? upper : Math.min(at + 1, upper)
}

/** Whether rows below the position are newer than the row that the page was asked with: others came in between. */
function isOutOfOrder<Id extends string>(
  { entries, late }: ListState<Id>,
  { kind, anchor }: ListRequest<Id>,
  upper: number,
  compare: Compare<Id> | undefined,
): boolean {
  const isBeside = kind === 'below' || kind === 'above'
  if (compare === undefined || !isBeside || anchor === null) return false
  const below = entries.slice(upper + 1).map(rowOf)
  const next = below.find((row) => row !== null && !late.has(row))
  return next != null && compare(next, anchor) > 0
}

function reachesEnd<Id extends string>(request: ListRequest<Id>, page: ListPage<Id>): boolean {
  if (page.isPartial === true || page.isFull) return false
  const isBounded =
    request.kind === 'above' || (request.kind === 'newest' && request.anchor !== null)
  return isBounded || !page.hasNext
}

function settleEmptyPage<Id extends string>(merge: PageMerge<Id>): ListState<Id> {
  const { list, request, page, isComplete } = merge
  const { entries } = list
  if (page.isPartial === true) return withEntries(list, entries)
  const isNewest = request.kind === 'newest'
  const hasRows = entries.some((entry) => !isGap(entry))
  const change = {
    ...(isNewest && { recalled: null }),
    ...((request.kind === 'older' || (request.isFirst && !hasRows)) && { hasMore: page.hasNext }),
  }
  const at = indexOfGap(entries, request.upper)
  if (!isComplete) {
    const open = isNewest ? showGaps(markUnreached(merge, entries, at), at - 1) : entries
    return withEntries(list, open, { ...change, nextId: list.nextId + 1 })
  }
  if (list.recalled !== null && isNewest)
    return withEntries(list, entries.slice(0, at), { ...change, hasMore: page.hasNext })
  const end = Math.max(at, indexOfGap(entries, request.lower))
  const above = joinAbove(merge, entries.slice(0, end + 1))
  return withEntries(list, [...above, ...entries.slice(end + 1)], {
    ...change,
    nextId: list.nextId + 2,
  })
}

function settleRows<Id extends string>(merge: PageMerge<Id>): ListState<Id> {
  const { list, request, page, ids, isComplete } = merge
  const entries = withoutMisplaced(list, revealListed(list.entries, ids), ids)
  const { start, end, isMet } = findRegion(merge, entries)
  const held = entries.slice(start, end)
  const region = withoutDeleted(merge, held, mergeRegion(merge, held))
  const first = region.findIndex((entry) => entry === ids[0])
  const last = region.findLastIndex((entry) => isRow(entry) && ids.includes(entry))
  const top = [...entries.slice(0, start), ...region.slice(0, first)]
  const above = joinAbove(merge, withoutRecalled(merge, top))
  const block = region.slice(first, last + 1)
  const inside = page.isPartial === true ? block : closeGaps(list, block)
  const rest = joinBelow(merge, [...region.slice(last + 1), ...entries.slice(end)], isMet)
  const below = isMet ? withoutRowsBeyondEnd(merge, rest) : rest

  const known = new Set(list.entries.filter(isRow))
  const isNewest = request.kind === 'newest'
  const isConfirmed = isNewest && page.isPartial !== true
  // Rows of a list that was still being built have holes between them.
  const isBuilt = isConfirmed && list.isPartial
  const isDropping = isBuilt || (isConfirmed && list.recalled !== null && (list.top || isComplete))
  const isAtEnd = isDropping || below.every(isGap)
  const isLinkAtEnd = request.kind === 'older' || (isNewest && known.size === 0) || isDropping
  const added = ids.filter((id) => !known.has(id)).length
  return withEntries(list, [...above, ...inside, ...(isDropping ? [] : below)], {
    nextId: list.nextId + 2,
    ...(isNewest && { front: ids[0] ?? null }),
    late: new Set([...list.late].filter((id) => !ids.includes(id))),
    unproven: proveByPage(list, ids, held, below),
    ...(isConfirmed && { recalled: null }),
    ...(isLinkAtEnd && isAtEnd && { hasMore: page.hasNext }),
    // Another answer may have brought them after this page was made.
    ...(below.length < rest.length && !isDropping && { hasMore: true }),
    ...(isNewest && !list.top && known.size > 0 && { unread: list.unread + added }),
  })
}

/**
 * A page shows what stands below its rows, save below its last one: where the row that it reached is unproven, the last
 * one is so now.
 *
 * @param held what was listed where the page goes
 * @param below what is listed below the page
 */
function proveByPage<Id extends string>(
  { unproven }: ListState<Id>,
  ids: readonly Id[],
  held: Entries<Id>,
  below: Entries<Id>,
): ReadonlySet<Id> {
  if (unproven.size === 0) return unproven
  const left = new Set([...unproven].filter((id) => !ids.slice(0, -1).includes(id)))
  const reached = rowOf(held.findLast((entry) => !isGap(entry)))
  const last = ids.at(-1)
  if (reached === null || last === undefined || reached === last) return left
  return unproven.has(reached) && !left.has(reached) && !isRealGap(below[0]) ? left.add(last) : left
}

/** Rows of an earlier visit are older than the page, unless they were deleted. @param entries all above the page */
function withoutRecalled<Id extends string>(
  { list: { recalled }, request, page }: PageMerge<Id>,
  entries: Entries<Id>,
): Entries<Id> {
  if (recalled === null || request.kind !== 'newest' || page.isPartial === true) return entries
  return entries.filter((entry) => !isRow(entry) || !recalled.has(entry))
}

/** A row that the server lists again is hidden no longer. */
function revealListed<Id extends string>(entries: Entries<Id>, ids: readonly Id[]): Entries<Id> {
  if (!entries.some(isHiddenRow)) return entries
  const listed = new Set(ids)
  return entries.map((entry) =>
    isHiddenRow(entry) && listed.has(entry.hidden) ? entry.hidden : entry,
  )
}
