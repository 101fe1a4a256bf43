import { atom } from 'jotai/vanilla'
import type { SourceNews, StreamState } from '@colonnade/api-client/streaming'
import { markGap, newestId } from '@colonnade/domain/timeline'
import { writeNotificationsAtom } from '../notifications/notifications-list.ts'
import { notificationsWindowAtom } from '../notifications/notifications.ts'
import type { Session } from '../session.ts'
import { writeWindowAtom } from '../timelines/lay-columns.ts'
import { timelineAtoms } from '../timelines/timelines.ts'
import { catchUpAtom, catchUpTurns } from './catch-up.ts'
import { fedBy, USER } from './heard-timelines.ts'
import { joinStreamsAtom } from './join-streams.ts'
import type { Missed } from './missed.ts'
import { openStreaming } from './open-streaming.ts'
import { startPolling } from './poll-unheard.ts'
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
    if (type === 'missed') void store.set(catchUpAtom, session, missed)
    else if (type === 'opened') void store.set(joinStreamsAtom, session, missed)
    else {
      store.set(markGapsAtom, session, missed)
      polling.restart()
    }
  }

  const stops = [
    polling.stop,
    () => catchUpTurns(session).stop(),
    streaming.watchState(show),
    streaming.watchSources(hear),
    streaming.subscribe(USER, (event) => {
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
