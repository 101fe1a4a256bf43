import { isGap, isRealGap, type Entry, type ListEvent, type ListState } from '../list/index.ts'
import type { ModelServer } from './model-server.ts'

type Id = string

/** Everything that determines the required rows of a list. */
export interface ListView {
  readonly list: ListState<Id>
  readonly server: ModelServer
  /** Ids that streams have reported as deleted. */
  readonly deleted: ReadonlySet<Id>
  /** Rows that were published with an old date while no stream was open. No client can know of them. */
  readonly unknowable: ReadonlySet<number>
  /** Rows that streams deliver with a date before their delivery. */
  readonly late: ReadonlySet<number>
  /** Ids that streams will deliver. */
  readonly coming: ReadonlySet<Id>
  /** Whether the loss or the start of a stream is in transit. */
  readonly isInterrupted: boolean
}

const getRowId = (entry: Exclude<Entry<Id>, { readonly reason: unknown }>): Id =>
  typeof entry === 'string' ? entry : entry.hidden

/** Returns the ids of a list's rows, including hidden ones. */
export const collectRows = ({ entries }: ListState<Id>): ReadonlySet<Id> =>
  new Set(entries.flatMap((entry) => (isGap(entry) ? [] : [getRowId(entry)])))

/** @returns a description of the fault of a list; null if it has none */
export function findFault(view: ListView): string | null {
  return findWrongRow(view) ?? findHole(view)
}

function findWrongRow({ list, server, deleted }: ListView): string | null {
  const seen = new Set<Id>()
  let lowest = Number.POSITIVE_INFINITY
  for (const entry of list.entries) {
    if (isGap(entry)) continue
    const id = getRowId(entry)
    if (seen.has(id)) return `${id} is listed twice`
    seen.add(id)
    if (deleted.has(id)) return `${id} was deleted, and is listed`
    if (list.late.has(id)) continue
    const order = server.getOrder(id)
    if (server.traits.isSorted && order > lowest) return `${id} is below an older row`
    lowest = Math.min(lowest, order)
  }
  return null
}

/** A row of the server that the list lacks has to be in a gap, beyond the ends of the list, or in transit. */
function findHole(view: ListView): string | null {
  const { list, server, coming, unknowable, isInterrupted } = view
  const { entries, isLive, hasMore, isPartial } = list
  // The page of a list that the server is still building has holes, about which the user is informed.
  if (isPartial) return null
  const listedIds = collectRows(list)
  const misplaced = findMisplaced(view)
  let at = 0
  let hasRow = false
  let hasGap = false
  for (const order of server.getSorted()) {
    // Up to the first row that is not newer. Gaps on the way cover the missing rows.
    for (let entry = entries[at]; entry !== undefined; entry = entries[at]) {
      if (isGap(entry)) {
        hasGap ||= isRealGap(entry)
        at += 1
        continue
      }
      const own = server.getOrder(getRowId(entry))
      if (!misplaced.has(own) && own < order) break
      // Below an own row that streams have not delivered, the loss of the stream makes a gap when it is received.
      if (list.unconfirmed.has(getRowId(entry))) hasGap ||= isInterrupted
      else if (!misplaced.has(own)) {
        hasRow = true
        hasGap = false
      }
      at += 1
      if (own === order) break
    }
    const id = server.getId(order)
    if (listedIds.has(id) || coming.has(id) || hasGap) continue
    if (unknowable.has(order) || server.hidden.has(order)) continue
    const isBeyond = at >= entries.length
    if (!hasRow && !isBeyond && (!isLive || isInterrupted)) continue
    if (isBeyond && (hasMore || !hasRow)) continue
    return `${id} is missing without a gap`
  }
  return null
}

/** Finds rows above newer ones: streams delivered them late, and no page has shown their position yet. */
function findMisplaced({ list, server }: ListView): ReadonlySet<number> {
  const misplaced = new Set([...list.late, ...list.unconfirmed].map((id) => server.getOrder(id)))
  if (server.traits.isSorted) return misplaced
  let newest = 0
  for (const entry of list.entries.toReversed()) {
    if (isGap(entry)) continue
    const order = server.getOrder(getRowId(entry))
    if (order < newest) misplaced.add(order)
    newest = Math.max(newest, order)
  }
  return misplaced
}

/** @returns a description of a forbidden change; null if the change is allowed */
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

/** Remaining rows keep their order, so that no row moves while the user reads it. */
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

/**
 * When no event is in transit, the newest row is listed, and every gap that a page of the newest rows fills is
 * filled.
 */
export function findFaultWhenIdle(view: ListView): string | null {
  // If the newest pages have no accepted rows, the user has to fill the gap in front.
  if (view.server.traits.isFiltered) return null
  return findRemainingGap(view.list) ?? findMissingNewest(view)
}

function findMissingNewest({ list, server, unknowable, late }: ListView): string | null {
  const isExpected = (order: number) =>
    ![server.hidden, unknowable, late].some((orders) => orders.has(order))
  const newest = server.getSorted().find(isExpected)
  if (newest === undefined || list.entries.includes(server.getId(newest))) return null
  return `the newest, ${newest}, is not listed`
}

/** Without events in transit, every gap has possibly missing rows, or is at the end of a full page. */
function findRemainingGap({ entries }: ListState<Id>): string | null {
  if (isRealGap(entries[0])) return 'a gap in front was never settled'
  const at = entries.findIndex(
    (entry) => isRealGap(entry) && entry.reason !== 'more' && entry.reason !== 'cut',
  )
  const gap = entries[at]
  return isGap(gap) ? `gap ${gap.id} (${gap.reason}) is left at ${at}` : null
}
