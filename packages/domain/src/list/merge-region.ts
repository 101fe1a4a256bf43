import type { Entries, PageMerge } from './list-page.ts'
import { type Entry, indexOfGap, isGap, isRealGap, isRow, type ListState, rowOf } from './list.ts'

/** A row that streams delivered late may stand in front of newer ones: now the page says where it belongs. */
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
  /** Whether the page reaches a row below the position where it was asked for. */
  readonly isMet: boolean
}

/** The part of the list that the page speaks of, with the gap where it was asked for. */
export function findRegion<Id extends string>(
  { list, request, ids, isComplete, compare }: PageMerge<Id>,
  entries: Entries<Id>,
): Region {
  const upper = indexOfGap(entries, request.upper)
  const shared = findShared(entries, ids)
  let start = Math.min(upper, shared[0] ?? upper)
  let end = Math.max(upper, shared.at(-1) ?? upper) + 1
  const [first, last] = [ids[0], ids.at(-1)]
  if (compare !== undefined && first !== undefined && last !== undefined) {
    for (let at = start - 1; at >= 0; at -= 1) {
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
  // Positions that other requests hold stay right below their row.
  while (compare !== undefined && isGap(entries[end]) && !isRealGap(entries[end])) end += 1
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
export function mergeRegion<Id extends string>(
  merge: PageMerge<Id>,
  region: Entries<Id>,
): Entries<Id> {
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
 * Rows that the page covers and does not name are gone from the server, save what came since it was asked for. One that
 * has a row of the list covers everything from there to the row that it was asked with.
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
  const told = new Set<Entry<Id>>(request.told)
  const isListed = (entry: Entry<Id>) => listed.has(entry)
  const isMet = region.some(isListed)
  const from = isMet && request.kind === 'below' ? 0 : merged.findIndex(isListed)
  const to = isMet && request.kind === 'above' ? merged.length : merged.findLastIndex(isListed)
  return merged.filter(
    (entry, at) =>
      !isRow(entry) ||
      isListed(entry) ||
      told.has(entry) ||
      list.late.has(entry) ||
      at < from ||
      at > to,
  )
}
