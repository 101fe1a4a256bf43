import type { ApiError } from '@colonnade/api-client'
import { isGap, type ListState, needsNewest } from '@colonnade/domain/list'
import { RETRY_DELAY_MS } from '../../lib/retry.ts'
import { cachedRowsAtoms } from '../live-lists/cached-rows.ts'
import type { ListName } from '../live-lists/list-name.ts'
import { releaseWaitingRequests } from '../live-lists/release-waiting-requests.ts'
import { REFRESH, REFRESH_SIZE, refreshList, requestPage } from '../live-lists/request-page.ts'
import { isTemporaryFailure } from '../retry-until-success.ts'
import { perSession, type Session } from '../session.ts'
import { recordNewRows } from '../timelines/background-columns.ts'
import { updateLists, getListState, getListByName } from './list-by-name.ts'
import { getUpdatedLists, isListLive, isVisibleOrCounted } from './streamed-timelines.ts'
import { createTaskQueue } from './task-queue.ts'

/** Time that a server may need until a subscription that it accepted delivers events. Unit: ms. */
const SETTLE_MS = 3_000

/** After this many consecutive pages that left something missing, the next request is delayed. */
const MAX_CONSECUTIVE_BACKFILLS = 3

/** Queue of the lists to backfill that are not visible or whose last request failed. */
export const getBackfillQueue = perSession((session) =>
  createTaskQueue<ListName>({
    clock: session.platform.clock,
    scaleDelay: (ms) => session.api.budget.getPollInterval(ms, 1),
    run: (name) => {
      if (getUpdatedLists(session).includes(name)) void backfillList(session, name)
    },
  }),
)

/**
 * Fetches the newer rows of lists that may have missed some: a stream has reconnected, a poll is due, or the device
 * slept. Every such event ends up here. Visible lists are requested first and immediately, the others one after the
 * other, so that thirty columns do not send requests at the same moment.
 *
 * @see TL-11, TL-18, BY-33, BY-38
 */
export async function backfillLists(session: Session, names: readonly ListName[]): Promise<void> {
  const isFirst = (name: ListName) => isVisibleOrCounted(session, name)
  const rest = names.filter((name) => !isFirst(name))
  getBackfillQueue(session).add(rest.filter((name) => isWorthFetching(session, name)))
  await Promise.all(names.filter(isFirst).map((name) => backfillList(session, name)))
}

/** A list that was never loaded and is streamed is fetched when it becomes visible. */
const isWorthFetching = (session: Session, name: ListName): boolean =>
  getListState(session, name).isLoaded || !isListLive(session, name)

async function backfillList(session: Session, name: ListName): Promise<void> {
  const source = getListByName(session, name)
  const { items, isLoaded } = session.store.get(source.listAtom)
  await refreshList(session, source)
  if (!isLoaded) return
  const known = new Set(items)
  const fresh = session.store.get(source.listAtom).items.filter((id) => !known.has(id))
  recordNewRows(
    session,
    name,
    fresh.filter((id) => id !== null),
  )
}

/** Retries a failed backfill later if streams do not deliver the missing rows. */
export function retryBackfill(session: Session, name: ListName, error: ApiError): void {
  const list = getListState(session, name)
  if (list.isLoaded && needsNewest(list)) scheduleBackfillRetry(session, name, error)
}

/** Schedules another backfill of a list after a failed request. */
export function scheduleBackfillRetry(session: Session, name: ListName, error: ApiError): void {
  // A list without a live stream is polled anyway.
  if (!isTemporaryFailure(error) || !isListLive(session, name)) return
  const wait = (error.retryAt ?? 0) - session.platform.clock.now()
  getBackfillQueue(session).addDelayed(name, Math.max(RETRY_DELAY_MS, wait))
}

const consecutiveBackfills = perSession(() => new Map<ListName, number>())

/** Requests another page when the one that was loaded leaves something missing. */
export function continueBackfill(session: Session, name: ListName): void {
  const counts = consecutiveBackfills(session)
  const list = getListState(session, name)
  const isOutdated = outdatedFirstPages(session).delete(name) && !hasRows(list)
  if (!(needsNewest(list) || isOutdated) || !list.isLive) {
    counts.delete(name)
    return
  }
  const count = (counts.get(name) ?? 0) + 1
  counts.set(name, count)
  if (count > MAX_CONSECUTIVE_BACKFILLS) getBackfillQueue(session).addDelayed(name, RETRY_DELAY_MS)
  else void backfillLists(session, [name])
}

/**
 * A list without rows has no position for a gap. These lists had no rows when their streams opened, while a page was
 * pending that may be outdated. If that page has no rows either, another one is requested.
 */
const outdatedFirstPages = perSession(() => new Set<ListName>())

const hasRows = ({ entries }: ListState<string>): boolean => entries.some((entry) => !isGap(entry))

const settleTimers = perSession(() => new Map<ListName, () => void>())

function startSettleTimer(session: Session, name: ListName, run: () => void): void {
  settleTimers(session).get(name)?.()
  const cancel = session.platform.clock.after(SETTLE_MS, () => {
    settleTimers(session).delete(name)
    run()
  })
  settleTimers(session).set(name, cancel)
}

/** Handles that the streams of these lists now deliver events. Requests the rows from before. */
export function handleStreamsOpened(session: Session, names: readonly ListName[]): void {
  const live = names.filter((name) => isListLive(session, name))
  for (const name of live) markOutdatedFirstPage(session, name)
  updateLists(session, live, { type: 'connected' })
  releaseWaitingRequests(session, live)
  void backfillLists(
    session,
    live.filter((name) => needsBackfill(session, name)),
  )
}

/**
 * Marks a list as live whose streams are already open. A server may need a moment until a subscription delivers, so
 * one request fetches the rows that the streams should have delivered until then.
 */
export function backfillAfterSubscribe(session: Session, name: ListName): void {
  if (!isListLive(session, name)) return
  updateLists(session, [name], { type: 'connected' })
  startSettleTimer(session, name, () => {
    if (!isListLive(session, name)) return
    const traits = { limit: REFRESH_SIZE, options: { ...REFRESH, priority: 'background' } } as const
    void requestPage(session, getListByName(session, name), { kind: 'verify' }, traits)
  })
}

function markOutdatedFirstPage(session: Session, name: ListName): void {
  const list = getListState(session, name)
  const isAwaited = list.requests.some(({ kind }) => kind === 'newest')
  if (isAwaited && !hasRows(list)) outdatedFirstPages(session).add(name)
}

/** Returns whether rows are missing that no request covers. A pending first page is followed up when it is loaded. */
function needsBackfill(session: Session, name: ListName): boolean {
  const list = getListState(session, name)
  if (list.isLoaded) return needsNewest(list) || !hasRows(list)
  const isRecalled = session.store.get(cachedRowsAtoms(session)(name)) !== null
  return isRecalled && list.requests.length === 0
}

/** Cancels the delayed requests that verify new subscriptions. */
export function cancelSettling(session: Session, names: readonly ListName[]): void {
  for (const name of names) {
    settleTimers(session).get(name)?.()
    settleTimers(session).delete(name)
  }
}

export function cancelAllSettling(session: Session): void {
  cancelSettling(session, [...settleTimers(session).keys()])
}

/** Marks that streams of these lists are lost (TL-11, NTF-15). */
export function markStreamsLost(session: Session, names: readonly ListName[]): void {
  cancelSettling(session, names)
  updateLists(session, names, { type: 'lost', at: session.platform.clock.now() })
}
