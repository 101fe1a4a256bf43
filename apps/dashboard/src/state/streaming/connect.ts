import { atom } from 'jotai/vanilla'
import type { SourceNews, StreamState } from '@colonnade/api-client/streaming'
import { markGap, newestId } from '@colonnade/domain/timeline'
import { writeNotificationsAtom } from '../notifications/notifications-list.ts'
import { notificationsWindowAtom } from '../notifications/notifications.ts'
import type { Session } from '../session.ts'
import { refreshThreads, startRefreshingThreads } from '../threads/refresh-threads.ts'
import { writeWindowAtom } from '../timelines/lay-columns.ts'
import { timelineAtoms } from '../timelines/timelines.ts'
import { catchUpAtom, catchUpTurns } from './catch-up.ts'
import { startCheckingSilence } from './check-silence.ts'
import { confirmLater, stopConfirming } from './confirm-rows.ts'
import { fedBy, USER } from './heard-timelines.ts'
import { joinStreamsAtom } from './join-streams.ts'
import type { Missed } from './missed.ts'
import { noteHeard } from './note-heard.ts'
import { openStreaming } from './open-streaming.ts'
import { startPolling } from './poll-unheard.ts'
import { startRetryingFirst } from './retry-first.ts'
import { streamStateAtom } from './stream-state.ts'
import { batcherOf } from './timeline-streams.ts'

/** Follows the session's streams: gaps where one is lost, polling in place of it, catching up when it is back. @returns stops it */
export function startStreaming(session: Session): () => void {
  const { store, streaming } = session
  const polling = startPolling(session)

  function show(state: StreamState): void {
    if (state === 'open') store.set(streamStateAtom(session), 'open')
    else if (state !== 'connecting') store.set(streamStateAtom(session), 'polling')
  }

  function hear({ type, sources }: SourceNews): void {
    const missed = fedBy(session, sources)
    if (type !== 'lost') noteHeard(session)
    if (type === 'missed') {
      // A poll may have filled it: what was deleted since shows only in a page that is asked for whole.
      store.set(markGapsAtom, session, missed)
      void store.set(catchUpAtom, session, missed)
      confirmLater(session, missed.timelines, 'below')
      if (missed.notifications) refreshThreads(session)
    } else if (type === 'opened') void store.set(joinStreamsAtom, session, missed)
    else {
      store.set(markGapsAtom, session, missed)
      polling.restart()
    }
  }

  const stops = [
    polling.stop,
    () => catchUpTurns(session).stop(),
    () => stopConfirming(session),
    startCheckingSilence(session),
    startRetryingFirst(session),
    startRefreshingThreads(session),
    streaming.watchState(show),
    streaming.watchSources(hear),
    streaming.subscribe(USER, (event) => {
      noteHeard(session)
      const isOwn = event.type === 'notification' || event.type === 'filters_changed'
      if (isOwn) batcherOf(session).push({ key: null, event })
    }),
  ]
  openStreaming(session)
  show(streaming.state())
  return () => {
    for (const stop of stops) stop()
    batcherOf(session).stop()
    session.streaming.close()
  }
}

/** What is sent while nobody listens is missing in front (TL-11, NTF-15). */
const markGapsAtom = atom(
  null,
  (get, set, session: Session, { timelines, notifications }: Missed) => {
    for (const key of timelines) {
      const window = get(timelineAtoms(session)(key))
      if (newestId(window) !== null) set(writeWindowAtom, session, key, markGap(window))
    }
    const told = get(notificationsWindowAtom(session))
    if (notifications) set(writeNotificationsAtom, session, markGap(told))
  },
)
