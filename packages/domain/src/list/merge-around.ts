import type { Compare } from './insert-rows.ts'
import type { Entries } from './list-page.ts'
import {
  createGap,
  type Entry,
  findGapIndex,
  isGap,
  isRealGap,
  isRow,
  type ListState,
  getRow,
  withEntries,
} from './list.ts'

/** The two pages around the saved scroll position of a list. */
export interface PagesAround<Id extends string> {
  /** The page that starts with the row, or just below it. */
  readonly older: { readonly ids: readonly Id[]; readonly hasNext: boolean }
  /** The page just above, if one was loaded. If it is full, newer rows may exist. */
  readonly newer: { readonly ids: readonly Id[]; readonly isFull: boolean } | null
  /** The ids next to the row. If the page above contains none of them, the server sent another page than requested. */
  readonly known: readonly string[]
}

/**
 * Merges the pages around the restored scroll position into the list. Held rows stay. A gap separates rows that do
 * not touch, and a gap is added in front when newer rows may exist.
 *
 * @param compare compares two ids, for pages that share no row with the list
 * @returns a list without the request. Never throws.
 * @see BY-31, TL-11
 */
export function mergePagesAround<Id extends string>(
  held: ListState<Id>,
  requestId: number,
  around: PagesAround<Id>,
  compare: Compare<Id>,
): ListState<Id> {
  const request = held.requests.find(({ id }) => id === requestId)
  if (request === undefined) return held
  const requests = held.requests.filter((other) => other !== request)
  const list = { ...held, requests, isLoaded: true }
  const seam = list.entries[findGapIndex(list.entries, request.upper)]
  const { older, newer } = around
  const deleted = new Set(list.deleted)
  const [above, below] = [newer?.ids ?? [], older.ids].map((ids) =>
    [...new Set(ids)].filter((id) => !deleted.has(id)),
  ) as [Id[], Id[]]
  let nextId = list.nextId
  const createBorder = () => createGap(nextId++, 'more', true)
  // If two rows are equally old, the one of the upper page counts as newer.
  const lower = placePage(list.entries, below, (a, b) => compare(a, b) < 0, createBorder)
  const both = placePage(lower, above, (a, b) => compare(a, b) <= 0, createBorder)
  const isMet = newer !== null && (above.length === 0 || isAdjacent(above, around))
  const topOfOlder = below.find((id) => !above.includes(id))
  const joined = isMet ? withoutGapBetween(list, both, above.at(-1), topOfOlder) : both
  const first = above[0] ?? below[0]
  const isCut = newer === null || newer.isFull
  const at = first === undefined ? -1 : joined.indexOf(first)
  const rowAbove = getRow(joined.slice(0, Math.max(0, at)).findLast((entry) => !isGap(entry)))
  const isLive = request.wasLive && !request.isOutdated
  const isLoose = rowAbove !== null && !(isLive && request.streamed.includes(rowAbove))
  const entries =
    at < 0
      ? joined
      : isCut
        ? withFrontGap(joined, at, { ...createGap(nextId++, 'lost', true) })
        : withoutGapAbove(joined, at, isLoose ? createGap(nextId++, 'unstreamed', false) : null)
  const isEnd = entries.findLast(isRow<Id>) === older.ids.at(-1)
  const left = isGap(seam) ? entries.filter((entry) => entry !== seam || isRealGap(seam)) : entries
  return withEntries(list, left, { nextId, ...(isEnd && { hasMore: older.hasNext }) })
}

/** Inserts a page where it shares rows, or otherwise above older rows, with gaps to rows that it does not touch. */
function placePage<Id extends string>(
  entries: Entries<Id>,
  page: readonly Id[],
  isOlder: (item: Id, first: Id) => boolean,
  createBorder: () => Entry<Id>,
): Entries<Id> {
  const [first] = page
  if (first === undefined) return entries
  const listed = new Set(entries)
  if (page.some((id) => listed.has(id))) return mergeShared(entries, page)
  const older = entries.findIndex((entry) => {
    const id = getRow(entry)
    return id !== null && isOlder(id, first)
  })
  let at = older < 0 ? entries.length : older
  while (at > 0 && isGap(entries[at - 1])) at -= 1
  const hasAbove = entries.slice(0, at).some((entry) => !isGap(entry))
  const run = entries.slice(at).findIndex((entry) => !isGap(entry))
  const gaps = run < 0 ? entries.slice(at) : entries.slice(at, at + run)
  const border = run < 0 || gaps.some(isRealGap) ? [] : [createBorder()]
  const top = hasAbove ? [createBorder()] : []
  return [
    ...entries.slice(0, at),
    ...(hasAbove ? [] : gaps.filter((gap) => !isRealGap(gap))),
    ...top,
    ...page,
    ...border,
    ...(hasAbove ? gaps : gaps.filter(isRealGap)),
    ...(run < 0 ? [] : entries.slice(at + run)),
  ]
}

/** Merges a page that shares rows with the list. Gaps that the page spans are removed. */
function mergeShared<Id extends string>(entries: Entries<Id>, page: readonly Id[]): Entries<Id> {
  const positions = new Map(entries.map((entry, index) => [entry, index]))
  const firstShared = page.find((id) => positions.has(id))
  let next = firstShared === undefined ? entries.length : (positions.get(firstShared) ?? 0)
  const merged: Entry<Id>[] = entries.slice(0, next)
  const done = new Set<Entry<Id>>(merged)
  for (const id of page) {
    const position = positions.get(id) ?? -1
    if (position >= next) {
      for (const entry of entries.slice(next, position)) {
        if (isRealGap(entry)) continue
        merged.push(entry)
        done.add(entry)
      }
      next = position + 1
    }
    if (done.has(id)) continue
    merged.push(id)
    done.add(id)
  }
  return [...merged, ...entries.slice(next)]
}

/**
 * Whether the upper page is adjacent to the row. A server without `min_id` support sends its newest page instead, and
 * the rows below that page are unknown.
 */
function isAdjacent<Id extends string>(newer: readonly Id[], around: PagesAround<Id>): boolean {
  const near = new Set<string>([...around.known, ...around.older.ids])
  return newer.some((id) => near.has(id))
}

function withoutGapBetween<Id extends string>(
  list: ListState<Id>,
  entries: Entries<Id>,
  above: Id | undefined,
  below: Id | undefined,
): Entries<Id> {
  const from = above === undefined ? -1 : entries.indexOf(above)
  const to = below === undefined ? -1 : entries.indexOf(below)
  if (from < 0 || to < from || !entries.slice(from + 1, to).every(isGap)) return entries
  const awaited = entries
    .slice(from + 1, to)
    .filter((gap) => isGap(gap) && list.requests.some(({ upper }) => upper === gap.id))
  return [...entries.slice(0, from + 1), ...awaited, ...entries.slice(to)]
}

/** Adds a gap above the pages, because newer rows may exist, unless there is one already. */
function withFrontGap<Id extends string>(
  entries: Entries<Id>,
  at: number,
  gap: Entry<Id>,
): Entries<Id> {
  const rowAt = entries.slice(0, at).findLastIndex((entry) => !isGap(entry))
  if (entries.slice(rowAt + 1, at).some(isRealGap) || rowAt >= 0) return entries
  return entries.toSpliced(at, 0, gap)
}

/** Removes the gap above the pages, because they reach the newest row. A gap stays where streams did not deliver. */
function withoutGapAbove<Id extends string>(
  entries: Entries<Id>,
  at: number,
  left: Entry<Id> | null,
): Entries<Id> {
  const rowAt = entries.slice(0, at).findLastIndex((entry) => !isGap(entry))
  const run = entries.slice(rowAt + 1, at)
  const kept = run.filter((entry) => !isRealGap(entry))
  return [
    ...entries.slice(0, rowAt + 1),
    ...kept,
    ...(left === null || !run.some(isRealGap) ? [] : [left]),
    ...entries.slice(at),
  ]
}
