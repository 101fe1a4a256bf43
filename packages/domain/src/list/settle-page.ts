import {
  createGap,
  type Entry,
  indexOfGap,
  isAutomaticGap,
  isAwaited,
  isGap,
  isHiddenRow,
  isRealGap,
  isRow,
  type ListRequest,
  type ListState,
  rowOf,
  withEntries,
} from './list.ts'
import { confirmRows, type Compare } from './tell-rows.ts'

/** What a server answered. */
export interface ListPage<Id extends string> {
  /** Newest first, in the server's order, without those that the list does not accept. */
  readonly ids: readonly Id[]
  /** So many came that more may lie beyond the page. Servers give fewer than asked for, so 20 are as many as 40. */
  readonly isFull: boolean
  /** Whether the server names a page after this one. */
  readonly hasNext: boolean
  /** The server answered 206: it still builds this list. */
  readonly isPartial?: boolean
}

type Entries<Id extends string> = readonly Entry<Id>[]

interface Merge<Id extends string> {
  /** Without the request that is answered. */
  readonly list: ListState<Id>
  readonly request: ListRequest<Id>
  readonly page: ListPage<Id>
  /** Each once, without what was deleted meanwhile. */
  readonly ids: readonly Id[]
  /** The page reaches what it was asked since, or the end of the list. */
  readonly isComplete: boolean
  readonly compare: Compare<Id> | undefined
}

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
  const list = confirmRows({ ...held, requests, isLoaded: true }, page.ids)
  const upper = indexOfGap(list.entries, request.upper)
  if (upper < 0) return withEntries(list, list.entries)
  // What stands above a page that was asked for downwards stays there.
  const isDownwards = request.kind === 'older' || request.kind === 'below'
  const above = isDownwards ? list.entries.slice(0, upper) : []
  const leftOut = new Set<Entry<Id>>([...list.deleted, ...above])
  const ids = [...new Set(page.ids)].filter((id) => !leftOut.has(id))
  const isComplete = reachesEnd(request, page)
  const merge: Merge<Id> = { list, request, page, ids, isComplete, compare }
  const settled = ids.length === 0 ? settleEmptyPage(merge) : settleRows(merge)
  return request.kind === 'newest' ? { ...settled, isPartial: page.isPartial === true } : settled
}

function reachesEnd<Id extends string>(request: ListRequest<Id>, page: ListPage<Id>): boolean {
  if (page.isPartial === true || page.isFull) return false
  const isBounded =
    request.kind === 'above' || (request.kind === 'newest' && request.anchor !== null)
  return isBounded || !page.hasNext
}

function settleEmptyPage<Id extends string>(merge: Merge<Id>): ListState<Id> {
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
  if (!isComplete) return withEntries(list, isNewest ? showGaps(entries, at - 1) : entries, change)
  if (list.recalled !== null && isNewest) return withEntries(list, entries.slice(0, at), change)
  const end = Math.max(at, indexOfGap(entries, request.lower))
  const above = joinAbove(merge, entries.slice(0, end + 1))
  return withEntries(list, [...above, ...entries.slice(end + 1)], {
    ...change,
    nextId: list.nextId + 2,
  })
}

function settleRows<Id extends string>(merge: Merge<Id>): ListState<Id> {
  const { list, request, page, ids, isComplete } = merge
  const entries = withoutMisplaced(list, revealListed(list.entries, ids), ids)
  const { start, end, isMet } = findRegion(merge, entries)
  const region = withoutDeleted(merge, mergeRegion(merge, entries.slice(start, end)))
  const first = region.findIndex((entry) => entry === ids[0])
  const last = region.findLastIndex((entry) => isRow(entry) && ids.includes(entry))
  const above = joinAbove(merge, [...entries.slice(0, start), ...region.slice(0, first)])
  const block = region.slice(first, last + 1)
  const inside = page.isPartial === true ? block : closeGaps(list, block)
  const below = joinBelow(merge, [...region.slice(last + 1), ...entries.slice(end)], isMet)

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
    ...(isConfirmed && { recalled: null }),
    ...(isLinkAtEnd && isAtEnd && { hasMore: page.hasNext }),
    ...(isNewest && !list.top && known.size > 0 && { unread: list.unread + added }),
  })
}

/** A row that the server lists again is hidden no longer. */
function revealListed<Id extends string>(entries: Entries<Id>, ids: readonly Id[]): Entries<Id> {
  if (!entries.some(isHiddenRow)) return entries
  const listed = new Set(ids)
  return entries.map((entry) =>
    isHiddenRow(entry) && listed.has(entry.hidden) ? entry.hidden : entry,
  )
}

/** A row that streams delivered late may stand in front of newer ones: now the page says where it belongs. */
function withoutMisplaced<Id extends string>(
  { late }: ListState<Id>,
  entries: Entries<Id>,
  ids: readonly Id[],
): Entries<Id> {
  const placed = new Set(findShared(entries, ids))
  const listed = new Set<Entry<Id>>(ids)
  const isMisplaced = (entry: Entry<Id>, at: number) =>
    listed.has(entry) && (!placed.has(at) || (isRow(entry) && late.has(entry)))
  return entries.some(isMisplaced)
    ? entries.filter((entry, at) => !isMisplaced(entry, at))
    : entries
}

interface Region {
  readonly start: number
  readonly end: number
  /** Whether the page reaches a row below the position where it was asked for. */
  readonly isMet: boolean
}

/** The part of the list that the page speaks of, with the gap where it was asked for. */
function findRegion<Id extends string>(
  { list, request, ids, isComplete, compare }: Merge<Id>,
  entries: Entries<Id>,
): Region {
  const upper = indexOfGap(entries, request.upper)
  const shared = findShared(entries, ids)
  let start = Math.min(upper, shared[0] ?? upper)
  let end = Math.max(upper, shared.at(-1) ?? upper) + 1
  const [first, last] = [ids[0], ids.at(-1)]
  if (compare !== undefined && first !== undefined && last !== undefined) {
    const isUpwards = request.kind === 'newest' || request.kind === 'above'
    for (let at = start - 1; at >= 0 && isUpwards; at -= 1) {
      const id = orderedRow(list, entries[at])
      if (id !== null && compare(id, first) > 0) break
      if (id !== null) start = at
    }
    for (let at = end; at < entries.length; at += 1) {
      const id = orderedRow(list, entries[at])
      if (id !== null && compare(id, last) < 0) break
      if (id !== null) end = at + 1
    }
  }
  const isMet = entries.slice(upper + 1, end).some((entry) => !isGap(entry))
  if (isComplete) end = Math.max(end, indexOfGap(entries, request.lower) + 1)
  return { start, end, isMet }
}

/** The id of a row whose position its id tells. */
function orderedRow<Id extends string>(
  { late }: ListState<Id>,
  entry: Entry<Id> | undefined,
): Id | null {
  const id = rowOf(entry)
  return id === null || late.has(id) ? null : id
}

/** Where the page's rows are listed, as far as both have them in the same order. */
function findShared<Id extends string>(
  entries: Entries<Id>,
  ids: readonly Id[],
): readonly number[] {
  const positions = new Map(entries.map((entry, index) => [entry, index]))
  const shared: number[] = []
  for (const id of ids) {
    const at = positions.get(id)
    if (at !== undefined && at > (shared.at(-1) ?? -1)) shared.push(at)
  }
  return shared
}

/** Both in one order: rows that both have bind them together; between those, `compare` decides where it can. */
function mergeRegion<Id extends string>(merge: Merge<Id>, region: Entries<Id>): Entries<Id> {
  const { list, request, ids } = merge
  // Rows of an earlier visit are older than what only the page has.
  const isHeldAbove = list.recalled === null || request.kind !== 'newest'
  const merged: Entry<Id>[] = []
  const listed = new Set<Entry<Id>>(region)
  const isFresh = (id: Id) => !listed.has(id)
  let [held, asked] = [0, 0]
  const shared = findShared(region, ids)
  for (const at of shared) {
    const entry = region[at]
    if (!isRow(entry)) continue
    const to = ids.indexOf(entry)
    const fresh = ids.slice(asked, to).filter(isFresh)
    pushRuns(merge, merged, region.slice(held, at), fresh, held > 0 || isHeldAbove)
    merged.push(entry)
    held = at + 1
    asked = to + 1
  }
  const isHeldFirst = shared.length === 0 && isHeldAbove
  pushRuns(merge, merged, region.slice(held), ids.slice(asked).filter(isFresh), isHeldFirst)
  return merged
}

/** Without an order of ids one run follows the other. A gap stays right below the row above it. */
function pushRuns<Id extends string>(
  { list, compare }: Merge<Id>,
  merged: Entry<Id>[],
  held: Entries<Id>,
  fresh: readonly Id[],
  isHeldFirst: boolean,
): void {
  if (compare === undefined) {
    merged.push(...(isHeldFirst ? [...held, ...fresh] : [...fresh, ...held]))
    return
  }
  let next = 0
  for (const entry of held) {
    const id = orderedRow(list, entry)
    if (id !== null) {
      for (let one = fresh[next]; one !== undefined && compare(one, id) > 0; one = fresh[next]) {
        merged.push(one)
        next += 1
      }
    }
    merged.push(entry)
  }
  merged.push(...fresh.slice(next))
}

/**
 * Rows that the page covers and does not name are gone from the server, save what came since it was asked for. A page that
 * was asked for below a row covers what stands right below that row, too.
 */
function withoutDeleted<Id extends string>(
  { list, ids, request, page }: Merge<Id>,
  merged: Entries<Id>,
): Entries<Id> {
  if (page.isPartial === true) return merged
  const listed = new Set<Entry<Id>>(ids)
  const told = new Set<Entry<Id>>(request.told)
  const first = merged.findIndex((entry) => listed.has(entry))
  const from = request.kind === 'below' ? indexOfGap(merged, request.upper) : first
  const to = merged.findLastIndex((entry) => listed.has(entry))
  return merged.filter(
    (entry, at) =>
      !isRow(entry) ||
      listed.has(entry) ||
      told.has(entry) ||
      list.late.has(entry) ||
      at < from ||
      at > to,
  )
}

/** Nothing is missing there any more; where another answer is awaited, its position stays. */
const closeGaps = <Id extends string>(list: ListState<Id>, entries: Entries<Id>): Entries<Id> =>
  entries.flatMap((entry): Entries<Id> => {
    if (!isGap(entry)) return [entry]
    return isAwaited(list, entry.id) ? [{ ...entry, reason: 'seam', isShown: false }] : []
  })

/** What may still be missing above a page. @param entries all that stands above the page */
function joinAbove<Id extends string>(merge: Merge<Id>, entries: Entries<Id>): Entries<Id> {
  const { list, request, page, isComplete } = merge
  if (page.isPartial === true) {
    const left = entries.filter((entry) => !isGap(entry) || entry.id !== request.upper)
    return [...left, createGap(list.nextId, 'building', true)]
  }
  const at = indexOfGap(entries, request.upper)
  const upper = entries[at]
  if (!isGap(upper) || (request.kind === 'above' && !isComplete)) return entries
  const before = entries.slice(0, at)
  const after = entries.slice(at + 1)
  const closed = closeGaps(list, [upper])
  if (request.kind !== 'newest') return [...before, ...closed, ...after]
  const loose = isLooseAbove(merge, before)
    ? [{ ...upper, reason: isRealGap(upper) ? upper.reason : ('unheard' as const), isShown: false }]
    : closed
  const isLacking = isEmptyPage(merge) ? false : loose === closed && lacksRowAbove(merge, before)
  const told = new Set<Entry<Id>>(request.told)
  const lacked = after.filter((entry) => isRow(entry) && !told.has(entry) && !list.late.has(entry))
  const gaps = [upper, ...after.filter(isGap)].filter(isRealGap)
  const rest = [...before, ...loose, ...closeGaps(list, after)]
  if ((lacked.length === 0 && !isLacking) || gaps.length === 0) return rest
  // A page should have the rows above it that were listed before. Without them it may be older than it seems, so it is
  // asked for once more.
  const doubts = Math.max(...gaps.map((gap) => gap.doubts))
  if (doubts === 0) return [...rest, { ...createGap(list.nextId, 'joining', false), doubts: 1 }]
  return rest
}

const isEmptyPage = <Id extends string>({ ids }: Merge<Id>): boolean => ids.length === 0

/** Whether the row above came since the page was asked for, and not by streams that deliver everything. */
function isLooseAbove<Id extends string>({ request }: Merge<Id>, before: Entries<Id>): boolean {
  const above = rowOf(before.findLast((entry) => !isGap(entry)))
  const hasGap = isRealGap(before.at(-1))
  return above !== null && !hasGap && !request.wasLive && request.told.includes(above)
}

/** Whether the row above was listed when the page was asked for. */
function lacksRowAbove<Id extends string>({ request }: Merge<Id>, before: Entries<Id>): boolean {
  const above = rowOf(before.findLast((entry) => !isGap(entry)))
  return above !== null && !isRealGap(before.at(-1)) && !request.told.includes(above)
}

/** What may be missing between a page and the row below it. @param entries all that stands below the page */
function joinBelow<Id extends string>(
  merge: Merge<Id>,
  entries: Entries<Id>,
  isMet: boolean,
): Entries<Id> {
  const { list, request, page, isComplete } = merge
  if (request.kind === 'above') return entries
  const lower = indexOfGap(entries, request.lower)
  const runEnd = entries.findIndex((entry) => !isGap(entry))
  if (isComplete) {
    const to = Math.max(lower + 1, isMet ? 0 : runEnd < 0 ? entries.length : runEnd)
    return [...closeGaps(list, entries.slice(0, to)), ...entries.slice(to)]
  }
  const isNewest = request.kind === 'newest' && page.isPartial !== true
  const rest = isNewest ? showGaps(entries, -1) : entries
  if (isMet || runEnd < 0) return rest
  if (rest.slice(0, runEnd).some(isRealGap)) {
    return rest.map((entry, at) =>
      at < runEnd && isRealGap(entry) && !isAwaited(list, entry.id)
        ? { ...entry, isShown: true }
        : entry,
    )
  }
  const reason = page.isPartial === true ? 'building' : 'more'
  return [createGap(list.nextId + 1, reason, true), ...rest]
}

/** Below the newest page nothing is settled without the reader's doing. */
const showGaps = <Id extends string>(entries: Entries<Id>, above: number): Entries<Id> =>
  entries.map((entry, at) =>
    at > above && isAutomaticGap(entry) ? { ...entry, reason: 'more', isShown: true } : entry,
  )
