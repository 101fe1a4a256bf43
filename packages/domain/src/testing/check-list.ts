import { isGap, isRealGap, type Entry, type ListEvent, type ListState } from '../list/index.ts'
import type { ModelServer } from './model-server.ts'

type Id = string

/** Everything that decides what a list has to hold. */
export interface ListView {
  readonly list: ListState<Id>
  readonly server: ModelServer
  /** What streams have said was deleted. */
  readonly deleted: ReadonlySet<Id>
  /** What arrived late while nothing listened: no client can know of it. */
  readonly unknowable: ReadonlySet<number>
  /** Rows that streams deliver with an older date than their arrival. */
  readonly late: ReadonlySet<number>
  /** What streams will deliver. */
  readonly coming: ReadonlySet<Id>
  /** Whether the loss or the begin of a stream is on its way. */
  readonly isInterrupted: boolean
}

const rowId = (entry: Exclude<Entry<Id>, { readonly reason: unknown }>): Id =>
  typeof entry === 'string' ? entry : entry.hidden

/** The ids of a list's rows, those too that are hidden. */
export const collectRows = ({ entries }: ListState<Id>): ReadonlySet<Id> =>
  new Set(entries.flatMap((entry) => (isGap(entry) ? [] : [rowId(entry)])))

/** @returns what is wrong with a list, in words; null when nothing is */
export function findFault(view: ListView): string | null {
  return findWrongRow(view) ?? findHole(view)
}

function findWrongRow({ list, server, deleted }: ListView): string | null {
  const seen = new Set<Id>()
  let lowest = Number.POSITIVE_INFINITY
  for (const entry of list.entries) {
    if (isGap(entry)) continue
    const id = rowId(entry)
    if (seen.has(id)) return `${id} is listed twice`
    seen.add(id)
    if (deleted.has(id)) return `${id} was deleted, and is listed`
    if (list.late.has(id)) continue
    const order = server.orderOf(id)
    if (server.traits.isSorted && order > lowest) return `${id} stands below an older row`
    lowest = Math.min(lowest, order)
  }
  return null
}

/** What the server has and the list lacks lies in a gap, beyond its ends, or is on its way. */
function findHole(view: ListView): string | null {
  const { list, server, coming, unknowable, isInterrupted } = view
  const { entries, isLive, hasMore, isPartial } = list
  // The page of a list that the server still builds has holes, and a notice says so.
  if (isPartial) return null
  const held = collectRows(list)
  const misplaced = findMisplaced(view)
  let at = 0
  let hasRow = false
  let hasGap = false
  for (const order of server.sorted()) {
    // To the first row that is not newer; gaps on the way cover what is missing here.
    for (let entry = entries[at]; entry !== undefined; entry = entries[at]) {
      if (isGap(entry)) {
        hasGap ||= isRealGap(entry)
        at += 1
        continue
      }
      const own = server.orderOf(rowId(entry))
      if (!misplaced.has(own) && own < order) break
      // Below an own row of which streams have not told, their loss makes a gap when it arrives.
      if (list.unproven.has(rowId(entry))) hasGap ||= isInterrupted
      else if (!misplaced.has(own)) {
        hasRow = true
        hasGap = false
      }
      at += 1
      if (own === order) break
    }
    const id = server.idOf(order)
    if (held.has(id) || coming.has(id) || hasGap) continue
    if (unknowable.has(order) || server.hidden.has(order)) continue
    const isBeyond = at >= entries.length
    if (!hasRow && !isBeyond && (!isLive || isInterrupted)) continue
    if (isBeyond && (hasMore || !hasRow)) continue
    return `${id} is missing without a gap`
  }
  return null
}

/** Rows above newer ones: streams delivered them late, and no page has said yet where they belong. */
function findMisplaced({ list, server }: ListView): ReadonlySet<number> {
  const misplaced = new Set([...list.late, ...list.unproven].map((id) => server.orderOf(id)))
  if (server.traits.isSorted) return misplaced
  let newest = 0
  for (const entry of list.entries.toReversed()) {
    if (isGap(entry)) continue
    const order = server.orderOf(rowId(entry))
    if (order < newest) misplaced.add(order)
    newest = Math.max(newest, order)
  }
  return misplaced
}

/** @returns what no event may do, in words; null when a change is right */
export function findWrongChange(
  before: ListState<Id>,
  after: ListState<Id>,
  event: ListEvent<Id>,
): string | null {
  const isStray =
    event.type === 'answered' && !before.requests.some(({ id }) => id === event.request)
  if (isStray && after !== before) return 'an answer was taken that nothing waits for'
  return findMovedRow(before, after)
}

/** The rows that stay keep their order: nothing that is read is moved to another position. */
function findMovedRow(before: ListState<Id>, after: ListState<Id>): string | null {
  const now = new Map(after.entries.map((entry, at) => [entry, at]))
  let last = -1
  for (const entry of before.entries) {
    if (typeof entry !== 'string' || before.late.has(entry)) continue
    const at = now.get(entry)
    if (at === undefined) continue
    if (at < last) return `row ${entry} moved`
    last = at
  }
  return null
}

/** Once nothing is on its way: the newest row is listed, and no gap is left that a page of the newest rows settles. */
export function findFaultAtRest(view: ListView): string | null {
  // Where the newest pages hold nothing that is accepted, a reader has to fill the gap in front.
  if (view.server.traits.isFiltered) return null
  return findLeftGap(view.list) ?? findMissingNewest(view)
}

function findMissingNewest({ list, server, unknowable, late }: ListView): string | null {
  const isExpected = (order: number) =>
    ![server.hidden, unknowable, late].some((orders) => orders.has(order))
  const newest = server.sorted().find(isExpected)
  if (newest === undefined || list.entries.includes(server.idOf(newest))) return null
  return `the newest, ${newest}, is not listed`
}

/** At rest no gap is left where nothing can be missing, save where a full page ended. */
function findLeftGap({ entries }: ListState<Id>): string | null {
  if (isRealGap(entries[0])) return 'a gap in front was never settled'
  const at = entries.findIndex(
    (entry) => isRealGap(entry) && entry.reason !== 'more' && entry.reason !== 'cut',
  )
  const gap = entries[at]
  return isGap(gap) ? `gap ${gap.id} (${gap.reason}) is left at ${at}` : null
}
