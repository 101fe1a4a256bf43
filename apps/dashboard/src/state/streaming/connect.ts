import { atom } from 'jotai/vanilla'
import {
  createStreamingClient,
  type SourceNews,
  streamingBase,
  type StreamState,
} from '@colonnade/api-client/streaming'
import { askWaiting } from '../live-lists/ask-waiting.ts'
import { endWaiting, followState, type TimelineFollower } from '../live-lists/list-follower.ts'
import type { ListName } from '../live-lists/list-of-column.ts'
import { refreshThreads, startRefreshingThreads } from '../open-threads/open-thread.ts'
import { perSession, type Session } from '../session.ts'
import {
  beginHearing,
  catchUp,
  catchUpTurns,
  followUp,
  loseLists,
  retry,
  stopAllSettling,
  tryAgain,
} from './catch-up.ts'
import { startCheckingSilence } from './check-silence.ts'
import { confirmLater, rereadLists, stopConfirming, stopRereading } from './confirm-rows.ts'
import {
  fedBy,
  followedLists,
  isHeard,
  isStreamed,
  noteHeard,
  noteHeardAll,
  USER,
} from './heard-timelines.ts'
import { heldList } from './list-by-name.ts'
import { startPolling } from './poll-unheard.ts'
import { startRetryingFirst } from './retry-first.ts'
import { batcherOf, listenToTimeline } from './timeline-streams.ts'

/** How live updates reach a session; `polling`: the socket is away and home is asked for instead. */
type StreamStatus = 'connecting' | 'open' | 'polling'

/** Written by `connect.ts` only. */
export const streamStateAtom = perSession(() => atom<StreamStatus>('connecting'))

/** Follows the session's streams: gaps where one is lost, polling in place of it, catching up when it is back. @returns stops it */
export function startStreaming(session: Session): () => void {
  const { store, streaming } = session
  const polling = startPolling(session)

  const isUnasked = (name: ListName) => {
    const { isLoaded, requests } = heldList(session, name)
    return !isLoaded && requests.length === 0
  }

  function show(state: StreamState): void {
    if (state === 'open') store.set(streamStateAtom(session), 'open')
    else if (state !== 'connecting') {
      store.set(streamStateAtom(session), 'polling')
      endWaiting(session)
    }
  }

  function hear({ type, sources }: SourceNews): void {
    // A socket tells its events before its end: what was told before a loss belongs below the gap of that loss.
    batcherOf(session).flush()
    const names = fedBy(session, sources)
    if (type !== 'lost') noteHeardAll(session, sources)
    if (type === 'lost') {
      loseLists(session, names)
      polling.restart()
      return
    }
    // A poll may have filled the gap: what was deleted since shows only in a page that is asked for whole.
    if (type === 'missed') loseLists(session, names)
    beginHearing(session, names)
    if (streaming.state() === 'open') endWaiting(session)
    if (type !== 'missed') return
    void catchUp(
      session,
      names.filter((name) => !isHeard(session, name) || isUnasked(name)),
    )
    confirmLater(session, names, 'below')
    if (names.includes('notifications')) refreshThreads(session)
  }

  const stops = [
    polling.stop,
    () => catchUpTurns(session).stop(),
    () => stopConfirming(session),
    () => stopRereading(session),
    () => stopAllSettling(session),
    startCheckingSilence(session),
    startRetryingFirst(session),
    startRefreshingThreads(session),
    streaming.watchState(show),
    streaming.watchSources(hear),
    streaming.subscribe(USER, (event) => {
      noteHeard(session, USER)
      const isOwn = event.type === 'notification' || event.type === 'filters_changed'
      if (isOwn) batcherOf(session).push({ key: null, event })
    }),
  ]
  openStreaming(session)
  askWaiting(
    session,
    followedLists(session).filter((name) => !isStreamed(session, name)),
  )
  show(streaming.state())
  return () => {
    for (const stop of stops) stop()
    batcherOf(session).stop()
    session.streaming.close()
  }
}

/** Keeps a session's open timelines up to date, those too that were opened before. */
function followTimelines(session: Session): void {
  beginFollowing(session, {
    listen: (key) => listenToTimeline(session, key),
    hurry: (key) => catchUpTurns(session).hurry((waiting) => waiting === key),
    tryAgain: (name, trouble) => tryAgain(session, name, trouble),
    refresh: (name) => void catchUp(session, [name]),
    followUp: (name) => followUp(session, name),
    reread: () => rereadLists(session),
    retry: (name, trouble) => retry(session, name, trouble),
  })
}

/** All that waited for it begins. Another one changes nothing. */
function beginFollowing(session: Session, follower: TimelineFollower): void {
  const state = followState(session)
  if (state.follower !== null) return
  state.follower = follower
  for (const key of state.heard.keys()) state.heard.set(key, follower.listen(key))
  for (const [name, trouble] of state.troubles) follower.tryAgain(name, trouble)
  state.troubles.clear()
}

/** Lets a session's streams begin, with all that follows from them for its timelines. They travel after the first posts. */
export function openStreaming(session: Session): void {
  const { origin, meta, api, platform, streaming } = session
  followTimelines(session)
  streaming.open(() =>
    createStreamingClient({
      baseUrl: streamingBase(origin, meta.streaming_api_base_url),
      accessToken: meta.access_token,
      ownUrl: origin,
      capabilities: api.capabilities,
      WebSocket: platform.WebSocket,
      schedule: (run, ms) => platform.clock.after(ms, run),
      random: platform.random,
    }),
  )
}
