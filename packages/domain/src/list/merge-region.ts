import type { Entries, PageMerge } from './list-page.ts'
import {
  type Entry,
  findGapIndex,
  isGap,
  isRealGap,
  isRow,
  type ListState,
  getRow,
} from './list.ts'

/**
 * Removes rows that are in another order than in the page. A row that was streamed late may be in front of newer
 * rows; the page shows its position.
 */
export function withoutMisplaced<Id extends string>(
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
  /** Whether the page reaches a row below the position it was requested for. */
  readonly isMet: boolean
}

/** Finds the part of the list that the page covers, including the gap it was requested for. */
export function findRegion<Id extends string>(
  { list, request, ids, isComplete, compare }: PageMerge<Id>,
  entries: Entries<Id>,
): Region {
  const upper = findGapIndex(entries, request.upper)
  const shared = findShared(entries, ids)
  let start = Math.min(upper, shared[0] ?? upper)
  let end = Math.max(upper, shared.at(-1) ?? upper) + 1
  const [first, last] = [ids[0], ids.at(-1)]
  if (compare !== undefined && first !== undefined && last !== undefined) {
    for (let at = start - 1; at >= 0; at -= 1) {
      const id = getSortedRow(list, entries[at])
      if (id !== null && compare(id, first) > 0) break
      if (id !== null) start = at
    }
    for (let at = end; at < entries.length; at += 1) {
      const id = getSortedRow(list, entries[at])
      if (id !== null && compare(id, last) < 0) break
      if (id !== null) end = at + 1
    }
  }
  // The positions of other requests stay directly below their row.
  while (compare !== undefined && isGap(entries[end]) && !isRealGap(entries[end])) end += 1
  const isMet = entries.slice(upper + 1, end).some((entry) => !isGap(entry))
  if (isComplete) end = Math.max(end, findGapIndex(entries, request.lower) + 1)
  return { start, end, isMet }
}

/** Returns the id of a row whose id shows its position; null for others. */
function getSortedRow<Id extends string>(
  { late }: ListState<Id>,
  entry: Entry<Id> | undefined,
): Id | null {
  const id = getRow(entry)
  return id === null || late.has(id) ? null : id
}

/** Returns the indexes of the page's rows in the list, as far as both have them in the same order. */
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

/**
 * Merges a page into a region. Rows that both contain are the fixed points; between them `compare` decides the order
 * where it can.
 */
export function mergeRegion<Id extends string>(
  merge: PageMerge<Id>,
  region: Entries<Id>,
): Entries<Id> {
  const { list, request, ids } = merge
  // Restored rows are older than rows that only the page contains.
  const isHeldAbove = list.restored === null || request.kind !== 'newest'
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

/**
 * Appends held and new rows. Without sortable ids, one run follows the other. A gap stays directly below the row
 * above it.
 */
function pushRuns<Id extends string>(
  { list, compare }: PageMerge<Id>,
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
    const id = getSortedRow(list, entry)
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
 * Removes rows that the page covers but does not contain: the server deleted them. Rows that were added after the
 * request stay. A page that contains a listed row covers everything between that row and the anchor.
 *
 * @param merged the region with the rows of the page
 */
export function withoutDeleted<Id extends string>(
  { list, ids, request, page }: PageMerge<Id>,
  region: Entries<Id>,
  merged: Entries<Id>,
): Entries<Id> {
  if (page.isPartial === true) return merged
  const listed = new Set<Entry<Id>>(ids)
  const streamed = new Set<Entry<Id>>(request.streamed)
  const isListed = (entry: Entry<Id>) => listed.has(entry)
  const isMet = region.some(isListed)
  const from = isMet && request.kind === 'below' ? 0 : merged.findIndex(isListed)
  const to = isMet && request.kind === 'above' ? merged.length : merged.findLastIndex(isListed)
  return merged.filter(
    (entry, at) =>
      !isRow(entry) ||
      isListed(entry) ||
      streamed.has(entry) ||
      list.late.has(entry) ||
      at < from ||
      at > to,
  )
}
