import type { Getter, Setter } from 'jotai/vanilla'
import { ApiError, type RequestOptions, type Page } from '@colonnade/api-client'
import {
  createPageRequest,
  type ListRequest,
  type ListState,
  getOldestRow,
  reduceList,
  mergeOwnOrder,
  type FetchTarget,
} from '@colonnade/domain/list'
import { getIdOrder } from '../entities/get-id-order.ts'
import type { Session } from '../session.ts'
import { withTimeout } from '../with-timeout.ts'
import { applyListEvent } from './apply-list-event.ts'
import { cachedRowsAtoms } from './cached-rows.ts'
import { gapLinks } from './gap-links.ts'
import { type ListSource, batchWritesAtom } from './list-source.ts'
import { getTimelineUpdater } from './timeline-updater.ts'

/** Number of items that a first or older page requests. */
export const PAGE_SIZE = 20

/** A refresh requests as many items as servers return, to leave fewer gaps. */
export const REFRESH_SIZE = 40

/** Servers may return fewer items than requested. A page of this size may be full. */
const FULL_PAGE_SIZE = 20

/** Timeout of a request without a response. Its rows stay a gap and can be requested again. */
const REQUEST_TIMEOUT_MS = 60_000

/** Delay until a list that the server is still building is requested again (TL-05). */
export const PARTIAL_RETRY_MS = 3_000

/** An automatic request, so its failure is not reported. */
export const REFRESH: RequestOptions = { skipLoading: true, skipAlert: true, priority: 'refresh' }

interface PageRequestOptions {
  readonly limit: number
  readonly options: RequestOptions
  /** Called directly before the columns are updated. @returns called directly after */
  readonly lockRow?: (get: Getter, set: Setter) => () => void
}

/** The result of a request. */
export interface RequestOutcome {
  /** The error; null on success. */
  readonly error: ApiError | null
  /** Whether a request was sent. */
  readonly isAsked: boolean
  /** Whether the server returned another page than requested, which was ignored. */
  readonly isElsewhere: boolean
  /** The IDs of the response that belong in the list. */
  readonly ids: readonly string[]
}

const NOT_REQUESTED: RequestOutcome = { error: null, isAsked: false, isElsewhere: false, ids: [] }

/**
 * Requests a page and inserts it. Does nothing if there is no page to request, or the same request is pending
 * (TL-03).
 */
export async function requestPage<Id extends string, Entity extends { readonly id: Id }>(
  session: Session,
  source: ListSource<Id, Entity>,
  want: FetchTarget<Id>,
  traits: PageRequestOptions,
): Promise<RequestOutcome> {
  const { store } = session
  const asked = createPageRequest(store.get(source.listAtom), want)
  if (asked === null) return NOT_REQUESTED
  const { request } = asked
  store.set(batchWritesAtom, (get, set) => source.write(get, set, asked.list))
  try {
    const page = await withTimeout(session, REQUEST_TIMEOUT_MS, (signal) =>
      fetchRequested(session, source, request, traits, { ...traits.options, signal }),
    )
    const outcome = applyPage(session, source, request, traits, page)
    if (page.isPartial) scheduleRefresh(session, source)
    else if (request.kind === 'newest') getTimelineUpdater(session)?.continueBackfill(source.name)
    return outcome
  } catch (error) {
    const apiError = error instanceof ApiError ? error : null
    store.set(batchWritesAtom, (get, set) => failPage(get, set, session, source, request, apiError))
    if (apiError === null) throw error
    if (request.kind === 'newest')
      getTimelineUpdater(session)?.retryIfIncomplete(source.name, apiError)
    return { ...NOT_REQUESTED, error: apiError, isAsked: true }
  }
}

function fetchRequested<Id extends string, Entity extends { readonly id: Id }>(
  session: Session,
  source: ListSource<Id, Entity>,
  { kind, anchor }: ListRequest<Id>,
  { limit }: PageRequestOptions,
  options: RequestOptions,
): Promise<Page<Entity>> {
  const { store } = session
  if (kind === 'older') {
    const { older } = store.get(source.loadAtom)
    const isLeading = older !== null && (source.order === 'kept' || older.tail === anchor)
    if (isLeading) return source.follow(older.link, options)
  }
  const link = kind === 'below' ? gapLinks(session).get(source.name, anchor) : null
  if (link !== null) return source.follow(link, options)
  if (anchor === null) return source.fetch({ limit }, options)
  if (kind === 'newest') return source.fetch({ limit, since_id: anchor }, options)
  if (kind === 'above') return source.fetch({ limit, min_id: anchor }, options)
  return source.fetch({ limit, max_id: anchor }, options)
}

/** Writes records, list and load state in one write. */
function applyPage<Id extends string, Entity extends { readonly id: Id }>(
  session: Session,
  source: ListSource<Id, Entity>,
  request: ListRequest<Id>,
  traits: PageRequestOptions,
  page: Page<Entity>,
): RequestOutcome {
  let outcome: RequestOutcome = { ...NOT_REQUESTED, isAsked: true }
  session.store.set(batchWritesAtom, (get, set) => {
    const before = get(source.listAtom)
    // The list was emptied or removed in the meantime, so the page belongs to the old one.
    if (!before.requests.some(({ id }) => id === request.id)) return
    const ids = source.ingest(get, set, page.items)
    outcome = { ...outcome, ids }
    if (isOtherPage(get, source, before, request, page, ids)) {
      outcome = { ...outcome, isElsewhere: true }
      applyListEvent(get, set, session, source, { type: 'failed', request: request.id })
      return
    }
    const list = settleRequest(session, source, before, request, traits, page, ids)
    const gone = findRemovedRows(get, session, source, request, page, before, list)
    const release = traits.lockRow?.(get, set)
    source.write(get, set, list, gone)
    release?.()
    updateLoadState(get, set, session, source, request, page, ids, list)
  })
  return outcome
}

function settleRequest<Id extends string, Entity extends { readonly id: Id }>(
  session: Session,
  source: ListSource<Id, Entity>,
  list: ListState<Id>,
  request: ListRequest<Id>,
  { limit }: PageRequestOptions,
  { items, next, isPartial }: Page<Entity>,
  ids: readonly Id[],
): ListState<Id> {
  const isFull = items.length >= Math.min(limit, FULL_PAGE_SIZE)
  const page = { ids, isPartial, isFull, hasNext: next !== null }
  if (source.order !== 'time' && request.kind === 'newest')
    return mergeOwnOrder(list, request.id, page, source.order === 'kept')
  const compare = source.order === 'time' ? getIdOrder(session) : undefined
  return reduceList(list, { type: 'answered', request: request.id, page }, { compare })
}

/**
 * Returns whether a page is not the requested one. Some servers ignore `min_id` and return their newest page, which
 * overlaps the gap from above or lies completely above it.
 */
function isOtherPage<Id extends string, Entity extends { readonly id: Id }>(
  get: Getter,
  source: ListSource<Id, Entity>,
  { entries }: ListState<Id>,
  { kind, upper }: ListRequest<Id>,
  { items }: Page<Entity>,
  ids: readonly Id[],
): boolean {
  if (kind !== 'above') return false
  const at = entries.findIndex(
    (entry) => typeof entry === 'object' && 'id' in entry && entry.id === upper,
  )
  const above = entries.slice(0, Math.max(0, at)).filter((entry) => typeof entry === 'string')
  const nearest = above.at(-1) ?? null
  const limit = source.writtenAt(get, nearest)
  const times = ids.map((id) => source.writtenAt(get, id) ?? limit)
  const isAllNewer =
    limit !== null && times.length > 0 && times.every((time) => time !== null && time > limit)
  const known = new Set(above)
  return isAllNewer || (items.length >= FULL_PAGE_SIZE && ids.some((id) => known.has(id)))
}

/**
 * Finds the cached rows that the newest page does not contain any more.
 *
 * @returns the removed rows; undefined for none
 */
function findRemovedRows<Id extends string, Entity extends { readonly id: Id }>(
  get: Getter,
  session: Session,
  source: ListSource<Id, Entity>,
  { kind }: ListRequest<Id>,
  { isPartial }: Page<Entity>,
  before: ListState<Id>,
  after: ListState<Id>,
): ReadonlySet<Id> | undefined {
  const isRecalled = get(cachedRowsAtoms(session)(source.name)) !== null
  if (!isRecalled || kind !== 'newest' || isPartial) return undefined
  const kept = new Set(after.items)
  const gone = before.items.filter((id) => id !== null).filter((id) => !kept.has(id))
  return gone.length > 0 ? new Set(gone) : undefined
}

function updateLoadState<Id extends string, Entity extends { readonly id: Id }>(
  get: Getter,
  set: Setter,
  session: Session,
  source: ListSource<Id, Entity>,
  { kind, isFirst, anchor }: ListRequest<Id>,
  page: Page<Entity>,
  ids: readonly Id[],
  list: ListState<Id>,
): void {
  const before = get(source.loadAtom)
  const tail = ids.at(-1) ?? getOldestRow(list)
  const isNewest = kind === 'newest'
  const isWhole = source.order !== 'time' && isNewest && tail === getOldestRow(list)
  const isAtEnd = kind === 'older' || (isNewest && isFirst) || isWhole
  const older = page.next === null ? null : { link: page.next, tail }
  if (isNewest && !page.isPartial) set(cachedRowsAtoms(session)(source.name), null)
  // A page that the list hides completely has no ID to continue from.
  if (kind === 'below' && ids.length === 0) gapLinks(session).set(source.name, anchor, page.next)
  else if (!isAtEnd && source.isPagedByLink)
    gapLinks(session).set(source.name, ids.at(-1) ?? null, page.next)
  set(source.loadAtom, {
    isLoaded: true,
    error: null,
    older: isAtEnd ? older : before.older,
    passedOver: ids.length > 0 ? 0 : before.passedOver + page.items.length,
  })
}

/** Keeps the rows of the list. The error of a page at an end of the list is shown there; other errors had an alert. */
function failPage<Id extends string, Entity extends { readonly id: Id }>(
  get: Getter,
  set: Setter,
  session: Session,
  source: ListSource<Id, Entity>,
  { id, kind, isFirst }: ListRequest<Id>,
  error: ApiError | null,
): void {
  const isAwaited = get(source.listAtom).requests.some((request) => request.id === id)
  applyListEvent(get, set, session, source, { type: 'failed', request: id })
  if (error === null || !isAwaited) return
  source.onFailure?.(get, set, error)
  if (kind === 'older' || (kind === 'newest' && isFirst))
    set(source.loadAtom, { ...get(source.loadAtom), error })
}

function scheduleRefresh<Id extends string, Entity extends { readonly id: Id }>(
  session: Session,
  source: ListSource<Id, Entity>,
): void {
  session.platform.clock.after(PARTIAL_RETRY_MS, () => {
    if (session.store.get(source.listAtom).isPartial) void refreshList(session, source)
  })
}

/** Loads the first page, or rows that are newer than the loaded ones. @returns the error; null on success */
export async function refreshList<Id extends string, Entity extends { readonly id: Id }>(
  session: Session,
  source: ListSource<Id, Entity>,
): Promise<ApiError | null> {
  const { store } = session
  const isRecalled = store.get(cachedRowsAtoms(session)(source.name)) !== null
  const isFirst = isRecalled || !store.get(source.listAtom).isLoaded
  const { error } = await requestPage(
    session,
    source,
    { kind: 'newest', isWhole: isRecalled || source.order !== 'time' },
    {
      limit: isFirst && !isRecalled ? PAGE_SIZE : REFRESH_SIZE,
      // The error of a first page is shown in its column, in place of its rows.
      options: isFirst ? { ...REFRESH, priority: 'user' } : REFRESH,
    },
  )
  return error
}

/** Refetches the complete newest page, which shows removed rows as well. Does nothing before the first page. */
export async function refetchList<Id extends string, Entity extends { readonly id: Id }>(
  session: Session,
  source: ListSource<Id, Entity>,
): Promise<ApiError | null> {
  if (!session.store.get(source.listAtom).isLoaded) return null
  const traits = { limit: REFRESH_SIZE, options: REFRESH }
  const { error } = await requestPage(session, source, { kind: 'newest', isWhole: true }, traits)
  return error
}

/**
 * Loads the next older page, if there may be one: by the server's link while the list still ends where the link was
 * received, otherwise below the last ID. Favourites and bookmarks are only paged by the link (TL-27).
 */
export async function loadOlder<Id extends string, Entity extends { readonly id: Id }>(
  session: Session,
  source: ListSource<Id, Entity>,
): Promise<void> {
  const { older } = session.store.get(source.loadAtom)
  if (source.order === 'kept' && older === null) return
  const want = { kind: 'older', hasLink: older !== null } as const
  await requestPage(session, source, want, { limit: PAGE_SIZE, options: {} })
}
