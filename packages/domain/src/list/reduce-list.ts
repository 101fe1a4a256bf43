import { failRequest } from './ask-for-page.ts'
import { changeRows, type ReduceOptions, type RowEvent } from './change-rows.ts'
import type { ListPage } from './list-page.ts'
import {
  createGap,
  createList,
  type Entry,
  isAwaited,
  isGap,
  isRealGap,
  isRow,
  type ListState,
  rowOf,
  withEntries,
} from './list.ts'
import { settlePage } from './settle-page.ts'

/** What happens to a list. */
export type ListEvent<Id extends string> =
  | RowEvent<Id>
  /** A stream was lost. @param at milliseconds since 1970 */
  | { readonly type: 'lost'; readonly at: number }
  /** From now on streams deliver everything new. */
  | { readonly type: 'heard' }
  /** Nobody listens to the list any more. */
  | { readonly type: 'unheard' }
  | { readonly type: 'answered'; readonly request: number; readonly page: ListPage<Id> }
  | { readonly type: 'failed'; readonly request: number }
  /** Rows that an earlier visit saw. */
  | { readonly type: 'recalled'; readonly items: readonly (Id | null)[] }
  /** The reader does without what is missing at a gap. */
  | { readonly type: 'skipped'; readonly gap: number }
  /** Everything is let go, and asked for anew. */
  | { readonly type: 'cleared' }

/**
 * The next state of a list. Pure: it knows no clock and no network.
 *
 * @returns the same list when nothing changes. Never throws.
 */
export function reduceList<Id extends string>(
  list: ListState<Id>,
  event: ListEvent<Id>,
  options: ReduceOptions<Id> = {},
): ListState<Id> {
  switch (event.type) {
    case 'lost':
      return loseStream(list, event.at)
    case 'heard':
      return beginStream(list)
    case 'unheard':
      return list.isLive ? markUnproven({ ...list, isLive: false, requests: outdate(list) }) : list
    case 'answered':
      return settlePage(list, event.request, event.page, options.compare)
    case 'failed':
      return failRequest(list, event.request)
    case 'recalled':
      return recallRows(list, event.items)
    case 'skipped':
      return skipGap(list, event.gap)
    case 'cleared':
      return { ...createList<Id>(), top: list.top, isLive: list.isLive, nextId: list.nextId }
    default:
      return changeRows(list, event, options)
  }
}

/** The streams end without having told of these rows: what others published before them may be missing. */
function markUnproven<Id extends string>(list: ListState<Id>): ListState<Id> {
  if (list.unproven.size === 0) return list
  let { nextId } = list
  const entries = list.entries.flatMap((entry): readonly Entry<Id>[] => {
    const row = rowOf(entry)
    const isUnproven = row !== null && list.unproven.has(row)
    return isUnproven ? [entry, createGap(nextId++, 'unheard', false)] : [entry]
  })
  return withEntries(list, entries, { nextId, unproven: new Set() })
}

/** What was asked for before says nothing about what comes after. */
const outdate = <Id extends string>({ requests }: ListState<Id>) =>
  requests.map((request) => ({ ...request, isOutdated: true }))

/** What is sent from now on is missing above what is listed (TL-11). */
function loseStream<Id extends string>(held: ListState<Id>, at: number): ListState<Id> {
  const list = markUnproven(held)
  const requests = outdate(list)
  const change = { isLive: false, requests }
  if (!list.entries.some((entry) => !isGap(entry))) return { ...list, ...change }
  const [first] = list.entries
  const isThere = isRealGap(first) && !isAwaited(list, first.id)
  const gap = isThere ? first : createGap(list.nextId, 'lost', true)
  const lost = { ...gap, reason: 'lost' as const, isShown: true, since: gap.since ?? at }
  const entries = [lost, ...(isThere ? list.entries.slice(1) : list.entries)]
  return withEntries(list, entries, { ...change, nextId: list.nextId + 1 })
}

/** What came since the last page, and before now, is missing above what is listed. */
function beginStream<Id extends string>(list: ListState<Id>): ListState<Id> {
  const change = { isLive: true, requests: outdate(list) }
  const [first] = list.entries
  if (first === undefined) return { ...list, ...change }
  if (isRealGap(first) && !isAwaited(list, first.id)) {
    const reason = isGap(first) && first.reason === 'more' ? 'joining' : first.reason
    return withEntries(list, [{ ...first, reason }, ...list.entries.slice(1)], change)
  }
  const gap = createGap(list.nextId, 'joining', false)
  return withEntries(list, [gap, ...list.entries], { ...change, nextId: list.nextId + 1 })
}

/** They stand below everything that came since, until a page of the server's confirms them. */
function recallRows<Id extends string>(
  list: ListState<Id>,
  items: readonly (Id | null)[],
): ListState<Id> {
  const known = new Set<Entry<Id>>([...list.entries, ...list.deleted])
  const rows = items.filter((id) => id === null || !known.has(id))
  let nextId = list.nextId
  const entries = rows.map((id) => id ?? createGap(nextId++, 'more', true))
  const gap = createGap(nextId++, 'recalled', false)
  return withEntries(list, [...list.entries, gap, ...entries], {
    nextId,
    recalled: new Set(rows.filter((id) => id !== null)),
    requests: list.requests.map((one) => (one.kind === 'newest' ? { ...one, isFirst: true } : one)),
  })
}

function skipGap<Id extends string>(list: ListState<Id>, id: number): ListState<Id> {
  const entries = list.entries.map((entry) =>
    isGap(entry) && entry.id === id ? { ...entry, reason: 'seam' as const, isShown: false } : entry,
  )
  return withEntries(list, entries)
}

/** A list that stands in an order of its own takes its first page whole: favourites, bookmarks, pinned posts (TL-27). */
export function settleOwnOrder<Id extends string>(
  list: ListState<Id>,
  requestId: number,
  page: ListPage<Id>,
  isGrowing: boolean,
): ListState<Id> {
  const request = list.requests.find(({ id }) => id === requestId)
  if (request === undefined) return list
  const deleted = new Set(list.deleted)
  const ids = [...new Set(page.ids)].filter((id) => !deleted.has(id))
  const rows = list.entries.filter(isRow)
  const told = new Set(ids)
  const lastShared = rows.findLastIndex((id) => told.has(id))
  const below = isGrowing && lastShared >= 0 ? rows.slice(lastShared + 1) : []
  const added = ids.filter((id) => !rows.includes(id)).length
  return withEntries(list, [...ids, ...below], {
    requests: list.requests.filter((other) => other !== request),
    isLoaded: true,
    isPartial: false,
    recalled: null,
    hasMore: below.length > 0 ? list.hasMore : page.hasNext,
    unread: list.top || rows.length === 0 ? list.unread : list.unread + added,
  })
}
