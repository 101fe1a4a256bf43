import { parseTimelineKey, type TimelineKey } from '@colonnade/domain/timeline'
import { perSession, type Session } from '../session.ts'
import { applyStreamEventsAtom } from './apply-events.ts'
import { streamedPosts } from './arrival-rate.ts'
import { createBatcher } from './batcher.ts'
import { noteHeard } from './note-heard.ts'
import { streamSources } from './stream-sources.ts'

/** One queue for all streams of a session. */
export const batcherOf = perSession((session) =>
  createBatcher({
    ...session.platform,
    apply: (events, missed) => session.store.set(applyStreamEventsAtom, session, events, missed),
  }),
)

/** Feeds a timeline from its streams. @returns stops it */
export function listenToTimeline(session: Session, key: TimelineKey): () => void {
  const stops = streamSources(parseTimelineKey(key)).map((source) =>
    session.streaming.subscribe(source, (event) => {
      noteHeard(session)
      // What the user stream tells besides is taken in once, by `connect.ts`.
      if (event.type === 'notification' || event.type === 'filters_changed') return
      if (event.type === 'update') streamedPosts(session).count += 1
      batcherOf(session).push({ key, event })
    }),
  )
  return () => {
    for (const stop of stops) stop()
  }
}
