import type { Entries, PageMerge } from './list-page.ts'
import {
  createGap,
  findGapIndex,
  isAutomaticGap,
  isPending,
  isGap,
  isRealGap,
  isRow,
  type Entry,
  type ListState,
  getRow,
} from './list.ts'

/** Closes gaps where no rows are missing any more. The position of another pending request stays as a seam. */
export const closeGaps = <Id extends string>(
  list: ListState<Id>,
  entries: Entries<Id>,
): Entries<Id> =>
  entries.flatMap((entry): Entries<Id> => {
    if (!isGap(entry)) return [entry]
    return isPending(list, entry.id) ? [{ ...entry, reason: 'seam', isShown: false }] : []
  })

/** Returns the rows above a page, with a gap if rows may still be missing. @param entries everything above the page */
export function joinAbove<Id extends string>(
  merge: PageMerge<Id>,
  entries: Entries<Id>,
): Entries<Id> {
  const { list, request, page, isComplete } = merge
  if (page.isPartial === true) {
    const left = entries.filter((entry) => !isGap(entry) || entry.id !== request.upper)
    return [...left, createGap(list.nextId, 'building', true)]
  }
  const at = findGapIndex(entries, request.upper)
  const upper = entries[at]
  if (!isGap(upper) || (request.kind === 'above' && !isComplete)) return entries
  const before = entries.slice(0, at)
  const after = entries.slice(at + 1)
  const closed = closeGaps(list, [upper])
  if (request.kind !== 'newest') return [...before, ...closed, ...after]
  const loose = isLooseAbove(merge, before)
    ? [
        {
          ...upper,
          reason: isRealGap(upper) ? upper.reason : ('unstreamed' as const),
          isShown: false,
        },
      ]
    : closed
  const isLacking = isEmptyPage(merge)
    ? false
    : loose === closed && isMissingRowAbove(merge, before)
  const streamed = new Set<Entry<Id>>(request.streamed)
  const lacked = after.filter(
    (entry) => isRow(entry) && !streamed.has(entry) && !list.late.has(entry),
  )
  const gaps = [upper, ...after.filter(isGap)].filter(isRealGap)
  const rest = [...before, ...loose, ...closeGaps(list, after)]
  // A page should contain the rows that were listed above it before. Without them it may be older than it seems, so
  // it is requested once more.
  const doubts = Math.max(...gaps.map((gap) => gap.doubts))
  if ((lacked.length > 0 || isLacking) && doubts === 0)
    return [...rest, { ...createGap(list.nextId, 'joining', false), doubts: 1 }]
  const isApart = lacked.length > 0 && !merge.ids.some((id) => list.entries.includes(id))
  return isApart ? [...rest, createGap(list.nextId, 'more', true)] : rest
}

const isEmptyPage = <Id extends string>({ ids }: PageMerge<Id>): boolean => ids.length === 0

/** Whether the row above was added after the request, and not by streams that deliver everything. */
function isLooseAbove<Id extends string>({ request }: PageMerge<Id>, before: Entries<Id>): boolean {
  const above = getRow(before.findLast((entry) => !isGap(entry)))
  const hasGap = isRealGap(before.at(-1))
  const isLive = request.wasLive && !request.isOutdated
  return above !== null && !hasGap && !isLive && request.streamed.includes(above)
}

/** Whether the row above was listed when the page was requested. */
function isMissingRowAbove<Id extends string>(
  { request }: PageMerge<Id>,
  before: Entries<Id>,
): boolean {
  const above = getRow(before.findLast((entry) => !isGap(entry)))
  return above !== null && !isRealGap(before.at(-1)) && !request.streamed.includes(above)
}

/**
 * Returns the rows below a page, with a gap if rows may be missing in between. @param entries everything below the
 * page
 */
export function joinBelow<Id extends string>(
  merge: PageMerge<Id>,
  entries: Entries<Id>,
  isMet: boolean,
): Entries<Id> {
  const { list, request, page, isComplete } = merge
  const lower = findGapIndex(entries, request.lower)
  const runEnd = entries.findIndex((entry) => !isGap(entry))
  if (request.kind === 'above')
    return isComplete
      ? entries.filter((entry) => !isGap(entry) || entry.id !== request.upper)
      : entries
  if (isComplete) {
    const next = runEnd < 0 ? entries.length : runEnd
    const to = Math.max(lower + 1, isMet && !isLastPage(merge) ? 0 : next)
    // A gap that was added after the request is below the anchor row, which may have been deleted.
    const isOlder = (entry: Entry<Id>) => !isRealGap(entry) || entry.id <= request.id
    const settled = entries.slice(0, to).flatMap((entry) => {
      return isOlder(entry) ? closeGaps(list, [entry]) : [entry]
    })
    return [...settled, ...entries.slice(to)]
  }
  const isNewest = request.kind === 'newest' && page.isPartial !== true
  const rest = isNewest ? showGaps(entries, -1) : entries
  if (isMet || runEnd < 0) return rest
  if (rest.slice(0, runEnd).some(isRealGap)) {
    return rest.map((entry, at) =>
      at < runEnd && isRealGap(entry) && !isPending(list, entry.id)
        ? { ...entry, isShown: true }
        : entry,
    )
  }
  const reason = page.isPartial === true ? 'building' : 'more'
  return [createGap(list.nextId + 1, reason, true), ...rest]
}

/** Shows the gaps below the newest page. Only the user can fill them now. */
export const showGaps = <Id extends string>(entries: Entries<Id>, above: number): Entries<Id> =>
  entries.map((entry, at) =>
    at > above && isAutomaticGap(entry) ? { ...entry, reason: 'more', isShown: true } : entry,
  )

/** Whether there are no older rows on the server. A page that was requested with `since_id` does not show that. */
const isLastPage = <Id extends string>({ request, isComplete }: PageMerge<Id>): boolean =>
  isComplete && (request.kind === 'below' || request.anchor === null)

/**
 * Removes the rows below the last page, down to the next gap: they were deleted. Only where ids sort, because other
 * servers never name a next page.
 */
export function withoutRowsBeyondEnd<Id extends string>(
  merge: PageMerge<Id>,
  entries: Entries<Id>,
): Entries<Id> {
  const { list, request, compare } = merge
  if (compare === undefined || !isLastPage(merge)) return entries
  const streamed = new Set<Entry<Id>>(request.streamed)
  const gap = entries.findIndex(isRealGap)
  return entries.filter(
    (entry, at) =>
      !isRow(entry) || streamed.has(entry) || list.late.has(entry) || (gap >= 0 && at > gap),
  )
}

/** Leaves a gap after a full page of rows that the list does not accept: rows that it accepts may follow. */
export function markUnreached<Id extends string>(
  { list, request }: PageMerge<Id>,
  entries: Entries<Id>,
  at: number,
): Entries<Id> {
  const below = entries.slice(at + 1).find((entry) => !isGap(entry) || isRealGap(entry))
  const isKnown = request.wasLive && !request.isOutdated
  if (isKnown || below === undefined || isGap(below) || isRealGap(entries[at])) return entries
  return entries.toSpliced(at, 1, createGap(list.nextId, 'more', true))
}
