import type { ApiError } from '@colonnade/api-client'
import type { TimelineKey } from '@colonnade/domain/timeline'
import { perSession, type Session } from '../session.ts'
import type { ListName } from './list-name.ts'

/** Keeps open timelines up to date. Its code is loaded after the first posts; columns open without it. */
export interface TimelineUpdater {
  /** Subscribes a timeline to its streams. @returns stops it */
  readonly subscribe: (key: TimelineKey) => () => void
  /** Fetches a list immediately that waits in the queue, because it is visible now. */
  readonly fetchNow: (key: TimelineKey) => void
  /** Schedules another request for a list after a failure. */
  readonly scheduleRetry: (name: ListName, error: ApiError) => void
  /** Schedules another request for the newest rows after a failure, if rows are missing. */
  readonly retryIfIncomplete: (name: ListName, error: ApiError) => void
  /** Fetches the newest rows. */
  readonly refresh: (name: ListName) => void
  /** Continues the backfill if a loaded page leaves rows missing. */
  readonly continueBackfill: (name: ListName) => void
  /** Refetches all lists. */
  readonly refetchAll: () => void
}

/** Written here and by `connect.ts` only. */
export const updaterState = perSession(() => ({
  updater: null as TimelineUpdater | null,
  /** Functions that unsubscribe, by timeline. */
  subscriptions: new Map<TimelineKey, () => void>(),
  failedLists: new Map<ListName, ApiError>(),
  /** Requests for the newest pages of lists that wait for their streams; null when no list waits. */
  waitingRequests: null as Map<ListName, () => void> | null,
}))

const noop = () => {}

/** How long a list with cached rows waits for its streams. */
export const STREAM_WAIT_MS = 3_000

/**
 * Makes lists with cached rows wait a moment for their streams, which are about to open. A page that is requested
 * before the streams deliver has to be followed by a second one. @returns stops waiting
 */
export function startWaitingForStreams(session: Session): () => void {
  updaterState(session).waitingRequests = new Map()
  return session.platform.clock.after(STREAM_WAIT_MS, () => stopWaitingForStreams(session))
}

/** Requests the newest page of a list once its streams deliver, or immediately if no list waits for streams. */
export function requestWhenLive<Answer>(
  session: Session,
  name: ListName,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const { waitingRequests } = updaterState(session)
  return waitingRequests
    ? new Promise((resolve) => waitingRequests.set(name, () => resolve(ask())))
    : ask()
}

/** Stops waiting for streams and sends the waiting requests. */
export function stopWaitingForStreams(session: Session): void {
  const state = updaterState(session)
  const { waitingRequests } = state
  state.waitingRequests = null
  waitingRequests?.forEach((ask) => ask())
}

/** Subscribes a timeline, immediately or once the streaming code is loaded. */
export function subscribeTimeline(session: Session, key: TimelineKey): void {
  const { subscriptions, updater } = updaterState(session)
  if (!subscriptions.has(key)) subscriptions.set(key, updater?.subscribe(key) ?? noop)
}

export function unsubscribeTimeline(session: Session, key: TimelineKey): void {
  updaterState(session).subscriptions.get(key)?.()
  updaterState(session).subscriptions.delete(key)
}

/** Returns the updater; null until its code is loaded. */
export const getTimelineUpdater = (session: Session): TimelineUpdater | null =>
  updaterState(session).updater

/** Schedules another request for a list with cached rows after a failure. */
export function scheduleListRetry(session: Session, name: ListName, error: ApiError): void {
  const { updater, failedLists } = updaterState(session)
  if (updater === null) failedLists.set(name, error)
  else updater.scheduleRetry(name, error)
}

/** Polling interval of lists that no server streams (profiles, favourites, bookmarks), and of lists out of view. */
export const RARE_POLL_INTERVAL_MS = 120_000
