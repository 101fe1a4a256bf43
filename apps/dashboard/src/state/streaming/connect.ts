import { atom } from 'jotai/vanilla'
import {
  createStreamingClient,
  type SourceChange,
  getStreamingBaseUrl,
  type StreamState,
} from '@colonnade/api-client/streaming'
import type { ListName } from '../live-lists/list-name.ts'
import { releaseWaitingRequests } from '../live-lists/release-waiting-requests.ts'
import {
  stopWaitingForStreams,
  updaterState,
  type TimelineUpdater,
} from '../live-lists/timeline-updater.ts'
import { refreshThreads, startRefreshingThreads } from '../open-threads/open-thread.ts'
import { perSession, type Session } from '../session.ts'
import {
  handleStreamsOpened,
  backfillLists,
  getBackfillQueue,
  continueBackfill,
  markStreamsLost,
  retryBackfill,
  cancelAllSettling,
  scheduleBackfillRetry,
} from './backfill.ts'
import {
  scheduleConfirmRows,
  refetchLists,
  stopConfirming,
  stopRefetching,
} from './confirm-rows.ts'
import { startStallDetection } from './detect-stall.ts'
import { getListState } from './list-by-name.ts'
import { startPolling } from './polling-fallback.ts'
import { startRetryingFirstPages } from './retry-first-page.ts'
import { createStreamSharing } from './share-streams.ts'
import {
  findListsFedBy,
  getUpdatedLists,
  isListLive,
  isStreamed,
  recordActivity,
  recordActivities,
  USER_STREAM,
} from './streamed-timelines.ts'
import { getBatcher, subscribeToTimeline } from './timeline-streams.ts'

/** How live updates reach a session. `polling`: the socket is lost and Home is polled instead. */
type StreamStatus = 'connecting' | 'open' | 'polling'

/** Written by `connect.ts` only. */
export const streamStateAtom = perSession(() => atom<StreamStatus>('connecting'))

/**
 * Follows the session's streams: marks a gap where one is lost, polls instead of it, and backfills on reconnect.
 * @returns stops it
 */
export function startStreaming(session: Session): () => void {
  const { store, streaming } = session
  const polling = startPolling(session)

  const isUnrequested = (name: ListName) => {
    const { isLoaded, requests } = getListState(session, name)
    return !isLoaded && requests.length === 0
  }

  function handleStateChange(state: StreamState): void {
    if (state === 'open') store.set(streamStateAtom(session), 'open')
    else if (state !== 'connecting') {
      store.set(streamStateAtom(session), 'polling')
      stopWaitingForStreams(session)
    }
  }

  function handleSourceEvent({ type, sources }: SourceChange): void {
    // A socket delivers its events before its end. Events from before a loss belong below the gap of that loss.
    getBatcher(session).flush()
    const names = findListsFedBy(session, sources)
    if (type !== 'lost') recordActivities(session, sources)
    if (type === 'lost') {
      markStreamsLost(session, names)
      polling.restart()
      return
    }
    // A poll may have filled the gap. Deletions since the loss only show in a complete page.
    if (type === 'missed') markStreamsLost(session, names)
    handleStreamsOpened(session, names)
    if (streaming.getState() === 'open') stopWaitingForStreams(session)
    if (type !== 'missed') return
    void backfillLists(
      session,
      names.filter((name) => !isListLive(session, name) || isUnrequested(name)),
    )
    scheduleConfirmRows(session, names, 'below')
    if (names.includes('notifications')) refreshThreads(session)
  }

  const stops = [
    polling.stop,
    () => getBackfillQueue(session).stop(),
    () => stopConfirming(session),
    () => stopRefetching(session),
    () => cancelAllSettling(session),
    startStallDetection(session),
    startRetryingFirstPages(session),
    startRefreshingThreads(session),
    streaming.watchState(handleStateChange),
    streaming.watchSources(handleSourceEvent),
    streaming.subscribe(USER_STREAM, (event) => {
      recordActivity(session, USER_STREAM)
      const isOwn = event.type === 'notification' || event.type === 'filters_changed'
      if (isOwn) getBatcher(session).push({ key: null, event })
    }),
  ]
  openStreams(session)
  releaseWaitingRequests(
    session,
    getUpdatedLists(session).filter((name) => !isStreamed(session, name)),
  )
  handleStateChange(streaming.getState())
  return () => {
    for (const stop of stops) stop()
    getBatcher(session).stop()
    session.streaming.close()
  }
}

/** Keeps the open timelines of a session up to date, including those that were opened before. */
function startTimelineUpdates(session: Session): void {
  attachTimelineUpdater(session, {
    subscribe: (key) => subscribeToTimeline(session, key),
    fetchNow: (key) => getBackfillQueue(session).runNow((waiting) => waiting === key),
    scheduleRetry: (name, error) => scheduleBackfillRetry(session, name, error),
    refresh: (name) => void backfillLists(session, [name]),
    continueBackfill: (name) => continueBackfill(session, name),
    refetchAll: () => refetchLists(session),
    retryIfIncomplete: (name, error) => retryBackfill(session, name, error),
  })
}

/** Attaches the updater and starts everything that waited for it. A second updater is ignored. */
function attachTimelineUpdater(session: Session, follower: TimelineUpdater): void {
  const state = updaterState(session)
  if (state.updater !== null) return
  state.updater = follower
  for (const key of state.subscriptions.keys())
    state.subscriptions.set(key, follower.subscribe(key))
  for (const [name, error] of state.failedLists) follower.scheduleRetry(name, error)
  state.failedLists.clear()
}

/** Opens the streams of a session and keeps its timelines up to date. This code is loaded after the first posts. */
export function openStreams(session: Session): void {
  const { origin, meta, api, platform, streaming } = session
  startTimelineUpdates(session)
  streaming.open(() =>
    createStreamingClient({
      baseUrl: getStreamingBaseUrl(origin, meta.streaming_api_base_url),
      accessToken: meta.access_token,
      ownUrl: origin,
      capabilities: api.capabilities,
      WebSocket: platform.WebSocket,
      schedule: (run, ms) => platform.clock.after(ms, run),
      random: platform.random,
      sharing: createStreamSharing(session),
    }),
  )
}
