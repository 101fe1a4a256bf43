import { failRequest } from './ask-for-page.ts'
import {
  createGap,
  createList,
  type Entry,
  isAwaited,
  isGap,
  isHiddenRow,
  isRealGap,
  isRow,
  type ListState,
  withEntries,
} from './list.ts'
import { settleAround, type PagesAround } from './settle-around.ts'
import { settlePage, type ListPage } from './settle-page.ts'
import { isFresh, tellRows, type Compare } from './tell-rows.ts'

/** What happens to a list. */
export type ListEvent<Id extends string> =
  /** Streams deliver new rows. @param ids newest first @param own those of the reader's own doing */
  | { readonly type: 'told'; readonly ids: readonly Id[]; readonly own?: ReadonlySet<Id> }
  /** The reader published something: it shows at once, unless a gap in front would stand above it (TL-19). */
  | { readonly type: 'published'; readonly id: Id }
  | { readonly type: 'deleted'; readonly ids: ReadonlySet<Id> }
  /** Rows that do not belong here any more: after an unfollow. */
  | { readonly type: 'removed'; readonly ids: ReadonlySet<Id> }
  /** Rows of a blocked or muted account. */
  | { readonly type: 'hidden'; readonly ids: ReadonlySet<Id> }
  /** The same after an unblock. */
  | { readonly type: 'revealed'; readonly ids: ReadonlySet<Id> }
  /** A stream was lost. @param at milliseconds since 1970 */
  | { readonly type: 'lost'; readonly at: number }
  /** From now on streams deliver everything new. */
  | { readonly type: 'heard' }
  /** Nobody listens to the list any more. */
  | { readonly type: 'unheard' }
  | { readonly type: 'answered'; readonly request: number; readonly page: ListPage<Id> }
  /** The answer for the pages around a row. @param compare by age where ids do not sort */
  | {
      readonly type: 'answered-around'
      readonly request: number
      readonly pages: PagesAround<Id>
      readonly compare: Compare<Id>
    }
  | { readonly type: 'failed'; readonly request: number }
  /** Rows that an earlier visit saw. */
  | { readonly type: 'recalled'; readonly items: readonly (Id | null)[] }
  /** The reader does without what is missing at a gap. */
  | { readonly type: 'skipped'; readonly gap: number }
  /** Whether every view is at the top; arriving there clears the unread count (TL-09). */
  | { readonly type: 'viewed'; readonly top: boolean }
  /** Everything is let go, and asked for anew. */
  | { readonly type: 'cleared' }

export interface ReduceOptions<Id extends string> {
  /** Only for servers whose ids sort. */
  readonly compare?: Compare<Id> | undefined
  /** The first visible row of each view that is scrolled down. */
  readonly anchors?: readonly Id[]
}

/** How many deletions a list remembers. */
export const DELETED_LIMIT = 300

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
    case 'told':
      return tellRows(list, event.ids, { ...options, ...(event.own && { own: event.own }) })
    case 'published':
      return publishRow(list, event.id, options)
    case 'deleted':
      return deleteRows(list, event.ids)
    case 'removed':
      return removeRows(list, event.ids)
    case 'hidden':
      return hideRows(list, event.ids)
    case 'revealed':
      return revealRows(list, event.ids)
    case 'lost':
      return loseStream(list, event.at)
    case 'heard':
      return beginStream(list)
    case 'unheard':
      return list.isLive
        ? doubtUnconfirmed({ ...list, isLive: false, requests: outdate(list) })
        : list
    case 'answered':
      return settlePage(list, event.request, event.page, options.compare)
    case 'answered-around':
      return settleAround(list, event.request, event.pages, event.compare)
    case 'failed':
      return failRequest(list, event.request)
    case 'recalled':
      return recallRows(list, event.items)
    case 'skipped':
      return skipGap(list, event.gap)
    case 'viewed':
      return setTop(list, event.top)
    case 'cleared':
      return { ...createList<Id>(), top: list.top, isLive: list.isLive, nextId: list.nextId }
  }
}

function publishRow<Id extends string>(
  list: ListState<Id>,
  id: Id,
  options: ReduceOptions<Id>,
): ListState<Id> {
  if (list.items[0] === null || !isFresh(list, id)) return list
  const published = tellRows(list, [id], { ...options, own: new Set([id]) })
  if (!list.isLive) return published
  return { ...published, unconfirmed: new Set([...published.unconfirmed, id]) }
}

/** Streams deliver no more: what they owed from before the reader's own rows may be missing below those. */
function doubtUnconfirmed<Id extends string>(list: ListState<Id>): ListState<Id> {
  const { unconfirmed } = list
  if (unconfirmed.size === 0) return list
  let { nextId } = list
  const entries = list.entries.flatMap((entry, at): readonly Entry<Id>[] => {
    const isDoubted = isRow(entry) && unconfirmed.has(entry) && !isRealGap(list.entries[at + 1])
    return isDoubted ? [entry, createGap(nextId++, 'unheard', false)] : [entry]
  })
  return withEntries(list, entries, { nextId, unconfirmed: new Set() })
}

/** Ids that had not been read are no longer counted. */
function countUnread<Id extends string>(list: ListState<Id>, gone: ReadonlySet<Id>): number {
  if (list.unread === 0) return 0
  const unread = list.items.filter((id) => id !== null).slice(0, list.unread)
  return list.unread - unread.filter((id) => gone.has(id)).length
}

function deleteRows<Id extends string>(list: ListState<Id>, ids: ReadonlySet<Id>): ListState<Id> {
  const deleted = [...ids, ...list.deleted].slice(0, DELETED_LIMIT)
  return removeRows({ ...list, deleted }, ids)
}

function removeRows<Id extends string>(list: ListState<Id>, ids: ReadonlySet<Id>): ListState<Id> {
  const isGone = (entry: Entry<Id>) =>
    isRow(entry) ? ids.has(entry) : isHiddenRow(entry) && ids.has(entry.hidden)
  if (!list.entries.some(isGone)) return list
  const entries = list.entries.filter((entry) => !isGone(entry))
  return withEntries(list, entries, { unread: countUnread(list, ids) })
}

function hideRows<Id extends string>(list: ListState<Id>, ids: ReadonlySet<Id>): ListState<Id> {
  if (!list.entries.some((entry) => isRow(entry) && ids.has(entry))) return list
  const entries = list.entries.map((entry) =>
    isRow(entry) && ids.has(entry) ? { hidden: entry } : entry,
  )
  return withEntries(list, entries, { unread: countUnread(list, ids) })
}

function revealRows<Id extends string>(list: ListState<Id>, ids: ReadonlySet<Id>): ListState<Id> {
  if (!list.entries.some((entry) => isHiddenRow(entry) && ids.has(entry.hidden))) return list
  const entries = list.entries.map((entry) =>
    isHiddenRow(entry) && ids.has(entry.hidden) ? entry.hidden : entry,
  )
  return withEntries(list, entries)
}

/** What was asked for before says nothing about what comes after. */
const outdate = <Id extends string>({ requests }: ListState<Id>) =>
  requests.map((request) => ({ ...request, isOutdated: true }))

/** What is sent from now on is missing above what is listed (TL-11). */
function loseStream<Id extends string>(held: ListState<Id>, at: number): ListState<Id> {
  const list = doubtUnconfirmed(held)
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

function setTop<Id extends string>(list: ListState<Id>, top: boolean): ListState<Id> {
  const unread = top ? 0 : list.unread
  return list.top === top && list.unread === unread ? list : { ...list, top, unread }
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

/** Puts what was just kept in front: the deed is the latest, whatever the id says. Nothing is cut. */
export function putInFront<Id extends string>(list: ListState<Id>, id: Id): ListState<Id> {
  if (list.entries.includes(id)) return list
  const unread = list.top ? list.unread : list.unread + 1
  return withEntries(list, [id, ...list.entries], { unread })
}
