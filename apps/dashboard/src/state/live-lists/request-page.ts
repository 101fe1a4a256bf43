import type { Getter, Setter } from 'jotai/vanilla'
import { ApiError, type CallOptions, type Page } from '@colonnade/api-client'
import {
  askForPage,
  type ListRequest,
  type ListState,
  oldestRow,
  reduceList,
  settleOwnOrder,
  type Want,
} from '@colonnade/domain/list'
import { idOrder } from '../entities/id-order.ts'
import type { Session } from '../session.ts'
import { gapLinks } from './gap-links.ts'
import { getFollower } from './list-follower.ts'
import { type ListSource, writeTogetherAtom } from './list-source.ts'
import { recalledAtoms } from './recalled.ts'
import { reduceSource } from './reduce-source.ts'

/** How many items a first or older page asks for. */
export const PAGE_SIZE = 20

/** A refresh asks for as many as servers give, to leave fewer gaps. */
export const REFRESH_SIZE = 40

/** Servers give fewer than are asked for: so many may be a full page. */
const FULL_PAGE = 20

/** A call that nobody answers ends after this time; what it was to settle stays a gap, and can be asked for again. */
const DEADLINE_MS = 60_000

/** How long until a list that the server still builds is asked for again (TL-05). */
export const PARTIAL_RETRY_MS = 3_000

/** Nobody asked for it, so nobody is told of a failure. */
export const REFRESH: CallOptions = { skipLoading: true, skipAlert: true, priority: 'refresh' }

interface RequestTraits {
  readonly limit: number
  readonly options: CallOptions
  /** Called right before the columns move. @returns called right after */
  readonly hold?: (get: Getter, set: Setter) => () => void
}

/** What came of a request. */
export interface Outcome {
  /** What went wrong; null when nothing did. */
  readonly error: ApiError | null
  /** Whether anything was asked for. */
  readonly isAsked: boolean
  /** The server answered another question than was asked, so nothing was taken in. */
  readonly isElsewhere: boolean
  /** The answer's ids that belong to the list. */
  readonly ids: readonly string[]
}

const NOTHING: Outcome = { error: null, isAsked: false, isElsewhere: false, ids: [] }

/** Asks for a page and takes it in; does nothing where there is nothing to ask, or the same is on its way (TL-03). */
export async function requestPage<Id extends string, Entity extends { readonly id: Id }>(
  session: Session,
  source: ListSource<Id, Entity>,
  want: Want<Id>,
  traits: RequestTraits,
): Promise<Outcome> {
  const { store } = session
  const asked = askForPage(store.get(source.listAtom), want)
  if (asked === null) return NOTHING
  const { request } = asked
  store.set(writeTogetherAtom, (get, set) => source.write(get, set, asked.list))
  try {
    const page = await withDeadline(session, (signal) =>
      fetchRequested(session, source, request, traits, { ...traits.options, signal }),
    )
    const outcome = takePage(session, source, request, traits, page)
    if (page.isPartial) askAgainLater(session, source)
    else if (request.kind === 'newest') getFollower(session)?.followUp(source.name)
    return outcome
  } catch (error) {
    const trouble = error instanceof ApiError ? error : null
    store.set(writeTogetherAtom, (get, set) =>
      failPage(get, set, session, source, request, trouble),
    )
    if (trouble === null) throw error
    if (request.kind === 'newest') getFollower(session)?.retry(source.name, trouble)
    return { ...NOTHING, error: trouble, isAsked: true }
  }
}

async function withDeadline<Value>(
  { platform }: Session,
  run: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const controller = new AbortController()
  let cancel = () => {}
  const late = new Promise<never>((_resolve, reject) => {
    cancel = platform.clock.after(DEADLINE_MS, () => {
      controller.abort()
      reject(new ApiError('network'))
    })
  })
  return Promise.race([run(controller.signal), late]).finally(() => cancel())
}

function fetchRequested<Id extends string, Entity extends { readonly id: Id }>(
  session: Session,
  source: ListSource<Id, Entity>,
  { kind, anchor }: ListRequest<Id>,
  { limit }: RequestTraits,
  options: CallOptions,
): Promise<Page<Entity>> {
  const { store } = session
  if (kind === 'older') {
    const { older } = store.get(source.loadAtom)
    const isLeading = older !== null && (source.order === 'kept' || older.tail === anchor)
    if (isLeading) return source.follow(older.link, options)
  }
  const link = kind === 'below' ? gapLinks(session).of(source.name, anchor) : null
  if (link !== null) return source.follow(link, options)
  if (anchor === null) return source.fetch({ limit }, options)
  if (kind === 'newest') return source.fetch({ limit, since_id: anchor }, options)
  if (kind === 'above') return source.fetch({ limit, min_id: anchor }, options)
  return source.fetch({ limit, max_id: anchor }, options)
}

/** Records, list and load state in one write. */
function takePage<Id extends string, Entity extends { readonly id: Id }>(
  session: Session,
  source: ListSource<Id, Entity>,
  request: ListRequest<Id>,
  traits: RequestTraits,
  page: Page<Entity>,
): Outcome {
  let outcome: Outcome = { ...NOTHING, isAsked: true }
  session.store.set(writeTogetherAtom, (get, set) => {
    const before = get(source.listAtom)
    // The list was emptied or forgotten meanwhile: this tells of another one.
    if (!before.requests.some(({ id }) => id === request.id)) return
    const ids = source.ingest(get, set, page.items)
    outcome = { ...outcome, ids }
    if (isElsewhere(get, source, before, request, page, ids)) {
      outcome = { ...outcome, isElsewhere: true }
      reduceSource(get, set, session, source, { type: 'failed', request: request.id })
      return
    }
    const list = settle(session, source, before, request, traits, page, ids)
    const gone = goneWith(get, session, source, request, page, before, list)
    const letGo = traits.hold?.(get, set)
    source.write(get, set, list, gone)
    letGo?.()
    noteLoad(get, set, session, source, request, page, ids, list)
  })
  return outcome
}

function settle<Id extends string, Entity extends { readonly id: Id }>(
  session: Session,
  source: ListSource<Id, Entity>,
  list: ListState<Id>,
  request: ListRequest<Id>,
  { limit }: RequestTraits,
  { items, next, isPartial }: Page<Entity>,
  ids: readonly Id[],
): ListState<Id> {
  const isFull = items.length >= Math.min(limit, FULL_PAGE)
  const page = { ids, isPartial, isFull, hasNext: next !== null }
  if (source.order !== 'time' && request.kind === 'newest')
    return settleOwnOrder(list, request.id, page, source.order === 'kept')
  const compare = source.order === 'time' ? idOrder(session) : undefined
  return reduceList(list, { type: 'answered', request: request.id, page }, { compare })
}

/**
 * Whether a page is none of what was asked for: some servers ignore `min_id` and give their newest, which reaches into
 * the gap from above or lies above it whole.
 */
function isElsewhere<Id extends string, Entity extends { readonly id: Id }>(
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
  return isAllNewer || (items.length >= FULL_PAGE && ids.some((id) => known.has(id)))
}

/**
 * With its newest page a list is no longer what an earlier visit saw.
 *
 * @returns what was seen then and is gone; undefined where nothing is
 */
function goneWith<Id extends string, Entity extends { readonly id: Id }>(
  get: Getter,
  session: Session,
  source: ListSource<Id, Entity>,
  { kind }: ListRequest<Id>,
  { isPartial }: Page<Entity>,
  before: ListState<Id>,
  after: ListState<Id>,
): ReadonlySet<Id> | undefined {
  const isRecalled = get(recalledAtoms(session)(source.name)) !== null
  if (!isRecalled || kind !== 'newest' || isPartial) return undefined
  const kept = new Set(after.items)
  const gone = before.items.filter((id) => id !== null).filter((id) => !kept.has(id))
  return gone.length > 0 ? new Set(gone) : undefined
}

function noteLoad<Id extends string, Entity extends { readonly id: Id }>(
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
  const tail = ids.at(-1) ?? oldestRow(list)
  const isNewest = kind === 'newest'
  const isWhole = source.order !== 'time' && isNewest && tail === oldestRow(list)
  const isAtEnd = kind === 'older' || (isNewest && isFirst) || isWhole
  const older = page.next === null ? null : { link: page.next, tail }
  if (isNewest && !page.isPartial) set(recalledAtoms(session)(source.name), null)
  // Of a page that is left out whole no id leads on.
  if (kind === 'below' && ids.length === 0) gapLinks(session).keep(source.name, anchor, page.next)
  else if (!isAtEnd && source.isPagedByLink)
    gapLinks(session).keep(source.name, ids.at(-1) ?? null, page.next)
  set(source.loadAtom, {
    isLoaded: true,
    error: null,
    older: isAtEnd ? older : before.older,
    passedOver: ids.length > 0 ? 0 : before.passedOver + page.items.length,
  })
}

/** What was listed stays. A page at the list's end that failed is told there; others had their alert. */
function failPage<Id extends string, Entity extends { readonly id: Id }>(
  get: Getter,
  set: Setter,
  session: Session,
  source: ListSource<Id, Entity>,
  { id, kind, isFirst }: ListRequest<Id>,
  error: ApiError | null,
): void {
  const isAwaited = get(source.listAtom).requests.some((request) => request.id === id)
  reduceSource(get, set, session, source, { type: 'failed', request: id })
  if (error === null || !isAwaited) return
  source.onFailure?.(get, set, error)
  if (kind === 'older' || (kind === 'newest' && isFirst))
    set(source.loadAtom, { ...get(source.loadAtom), error })
}

function askAgainLater<Id extends string, Entity extends { readonly id: Id }>(
  session: Session,
  source: ListSource<Id, Entity>,
): void {
  session.platform.clock.after(PARTIAL_RETRY_MS, () => {
    if (session.store.get(source.listAtom).isPartial) void refreshList(session, source)
  })
}

/** Loads the first page, or what is newer than what is listed. @returns what went wrong; null when nothing did */
export async function refreshList<Id extends string, Entity extends { readonly id: Id }>(
  session: Session,
  source: ListSource<Id, Entity>,
): Promise<ApiError | null> {
  const { store } = session
  const isRecalled = store.get(recalledAtoms(session)(source.name)) !== null
  const isFirst = isRecalled || !store.get(source.listAtom).isLoaded
  const { error } = await requestPage(
    session,
    source,
    { kind: 'newest', isWhole: isRecalled || source.order !== 'time' },
    {
      limit: isFirst && !isRecalled ? PAGE_SIZE : REFRESH_SIZE,
      // Why a first page failed stands in its column, where its rows would.
      options: isFirst ? { ...REFRESH, priority: 'user' } : REFRESH,
    },
  )
  return error
}

/** Asks for the newest page whole, whatever is listed: it shows what went as well. Does nothing before the first page. */
export async function rereadList<Id extends string, Entity extends { readonly id: Id }>(
  session: Session,
  source: ListSource<Id, Entity>,
): Promise<ApiError | null> {
  if (!session.store.get(source.listAtom).isLoaded) return null
  const traits = { limit: REFRESH_SIZE, options: REFRESH }
  const { error } = await requestPage(session, source, { kind: 'newest', isWhole: true }, traits)
  return error
}

/**
 * Loads the next page downwards, if there may be one: by the server's own link while the list still ends where the link
 * was given, else below the last id. Through favourites and bookmarks nothing but the link leads (TL-27).
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
