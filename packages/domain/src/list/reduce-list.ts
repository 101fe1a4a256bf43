import { changeRows, type ReduceOptions, type RowEvent } from './change-rows.ts'
import { failRequest } from './create-page-request.ts'
import type { ListPage } from './list-page.ts'
import {
  createGap,
  createList,
  type Entry,
  isPending,
  isGap,
  isRealGap,
  isRow,
  type ListState,
  getRow,
  withEntries,
} from './list.ts'
import { mergePage } from './merge-page.ts'

/** Events that change a list. */
export type ListEvent<Id extends string> =
  | RowEvent<Id>
  /** A stream was lost. @param at milliseconds since 1970 */
  | { readonly type: 'lost'; readonly at: number }
  /** Streams deliver all new rows from now on. */
  | { readonly type: 'connected' }
  /** The list is not subscribed to any stream. */
  | { readonly type: 'unsubscribed' }
  | { readonly type: 'answered'; readonly request: number; readonly page: ListPage<Id> }
  | { readonly type: 'failed'; readonly request: number }
  /** Rows that were cached during an earlier visit. */
  | { readonly type: 'restored'; readonly items: readonly (Id | null)[] }
  /** The user dismissed a gap without filling it. */
  | { readonly type: 'skipped'; readonly gap: number }
  /** The list is emptied, so that it is fetched again. */
  | { readonly type: 'cleared' }

/**
 * Returns the next state of a list. Pure: it reads no clock and sends no request.
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
      return handleStreamLoss(list, event.at)
    case 'connected':
      return handleStreamStart(list)
    case 'unsubscribed':
      return list.isLive
        ? markUnconfirmed({ ...list, isLive: false, requests: markOutdated(list) })
        : list
    case 'answered':
      return mergePage(list, event.request, event.page, options.compare)
    case 'failed':
      return failRequest(list, event.request)
    case 'restored':
      return restoreCachedRows(list, event.items)
    case 'skipped':
      return skipGap(list, event.gap)
    case 'cleared':
      return { ...createList<Id>(), top: list.top, isLive: list.isLive, nextId: list.nextId }
    default:
      return changeRows(list, event, options)
  }
}

/**
 * Adds gaps below own rows that streams did not deliver before they ended: earlier rows of other accounts may be
 * missing.
 */
function markUnconfirmed<Id extends string>(list: ListState<Id>): ListState<Id> {
  if (list.unconfirmed.size === 0) return list
  let { nextId } = list
  const entries = list.entries.flatMap((entry): readonly Entry<Id>[] => {
    const row = getRow(entry)
    const isUnproven = row !== null && list.unconfirmed.has(row)
    return isUnproven ? [entry, createGap(nextId++, 'unstreamed', false)] : [entry]
  })
  return withEntries(list, entries, { nextId, unconfirmed: new Set() })
}

/** Marks all pending requests as outdated: their responses do not include later rows. */
const markOutdated = <Id extends string>({ requests }: ListState<Id>) =>
  requests.map((request) => ({ ...request, isOutdated: true }))

/** Handles a lost stream: rows that are sent from now on are missing above the listed rows (TL-11). */
function handleStreamLoss<Id extends string>(held: ListState<Id>, at: number): ListState<Id> {
  const list = markUnconfirmed(held)
  const requests = markOutdated(list)
  const change = { isLive: false, requests }
  if (!list.entries.some((entry) => !isGap(entry))) return { ...list, ...change }
  const [first] = list.entries
  const isThere = isRealGap(first) && !isPending(list, first.id)
  const gap = isThere ? first : createGap(list.nextId, 'lost', true)
  const lost = { ...gap, reason: 'lost' as const, isShown: true, since: gap.since ?? at }
  const entries = [lost, ...(isThere ? list.entries.slice(1) : list.entries)]
  return withEntries(list, entries, { ...change, nextId: list.nextId + 1 })
}

/** Handles a connected stream: rows that were sent between the last page and now are missing above the listed rows. */
function handleStreamStart<Id extends string>(list: ListState<Id>): ListState<Id> {
  const change = { isLive: true, requests: markOutdated(list) }
  const [first] = list.entries
  if (first === undefined) return { ...list, ...change }
  if (isRealGap(first) && !isPending(list, first.id)) {
    const reason = isGap(first) && first.reason === 'more' ? 'joining' : first.reason
    return withEntries(list, [{ ...first, reason }, ...list.entries.slice(1)], change)
  }
  const gap = createGap(list.nextId, 'joining', false)
  return withEntries(list, [gap, ...list.entries], { ...change, nextId: list.nextId + 1 })
}

/** Adds restored rows below all rows that were added since, until a page confirms them. */
function restoreCachedRows<Id extends string>(
  list: ListState<Id>,
  items: readonly (Id | null)[],
): ListState<Id> {
  const known = new Set<Entry<Id>>([...list.entries, ...list.deleted])
  const rows = items.filter((id) => id === null || !known.has(id))
  let nextId = list.nextId
  const entries = rows.map((id) => id ?? createGap(nextId++, 'more', true))
  const gap = createGap(nextId++, 'restored', false)
  return withEntries(list, [...list.entries, gap, ...entries], {
    nextId,
    restored: new Set(rows.filter((id) => id !== null)),
    requests: list.requests.map((one) => (one.kind === 'newest' ? { ...one, isFirst: true } : one)),
  })
}

function skipGap<Id extends string>(list: ListState<Id>, id: number): ListState<Id> {
  const entries = list.entries.map((entry) =>
    isGap(entry) && entry.id === id ? { ...entry, reason: 'seam' as const, isShown: false } : entry,
  )
  return withEntries(list, entries)
}

/**
 * Merges the first page into a list that is not sorted by id: favourites, bookmarks, pinned posts. The page replaces
 * the listed rows down to the last shared row (TL-27).
 */
export function mergeOwnOrder<Id extends string>(
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
  const listed = new Set(ids)
  const lastShared = rows.findLastIndex((id) => listed.has(id))
  const below = isGrowing && lastShared >= 0 ? rows.slice(lastShared + 1) : []
  const added = ids.filter((id) => !rows.includes(id)).length
  return withEntries(list, [...ids, ...below], {
    requests: list.requests.filter((other) => other !== request),
    isLoaded: true,
    isPartial: false,
    restored: null,
    hasMore: below.length > 0 ? list.hasMore : page.hasNext,
    unread: list.top || rows.length === 0 ? list.unread : list.unread + added,
  })
}
