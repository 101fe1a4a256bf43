import type { StreamEvent } from '@colonnade/api-client/streaming'
import { parseTimelineKey, type TimelineKey } from '@colonnade/domain/timeline'
import { NOTIFICATIONS_LIST } from '../live-lists/list-of-column.ts'
import { perSession, type Session } from '../session.ts'
import { applyStreamEventsAtom, type QueuedEvent } from './apply-events.ts'
import { createBatcher } from './batcher.ts'
import { catchUp, joinStreams, loseLists, stopSettling } from './catch-up.ts'
import { isHeard, noteHeard, streamSources } from './heard-timelines.ts'
import { changeLists } from './list-by-name.ts'

/** How many posts the streams of a session have told of since it began. Counted in this file. */
export const streamedPosts = perSession(() => ({ count: 0 }))

/** One queue for all streams of a session. */
export const batcherOf = perSession((session) =>
  createBatcher({
    ...session.platform,
    apply: (events, missed) => apply(session, events, missed),
  }),
)

/** Where a flush breaks, what it told is missing: gaps say so, and it is asked for. */
function apply(
  session: Session,
  events: readonly QueuedEvent[],
  missed: ReadonlySet<QueuedEvent['key']>,
): void {
  let lost = missed
  try {
    session.store.set(applyStreamEventsAtom, session, events)
  } catch (error) {
    lost = new Set([...missed, ...events.map(({ key, event }) => (isOwn(event) ? null : key))])
    session.platform.clock.after(0, () => {
      throw error
    })
  }
  const names = [...lost].map((key) => key ?? NOTIFICATIONS_LIST)
  if (names.length === 0) return
  loseLists(session, names)
  changeLists(
    session,
    names.filter((name) => isHeard(session, name)),
    { type: 'heard' },
  )
  void catchUp(session, names)
}

/** What the user stream tells besides is taken in once, by `connect.ts`. */
const isOwn = ({ type }: StreamEvent): boolean =>
  type === 'notification' || type === 'filters_changed'

/** Feeds a timeline from its streams. @returns stops it */
export function listenToTimeline(session: Session, key: TimelineKey): () => void {
  const stops = streamSources(parseTimelineKey(key)).map((source) =>
    session.streaming.subscribe(source, (event) => {
      noteHeard(session, source)
      if (isOwn(event)) return
      if (event.type === 'update') streamedPosts(session).count += 1
      batcherOf(session).push({ key, event })
    }),
  )
  joinStreams(session, key)
  return () => {
    stopSettling(session, [key])
    for (const stop of stops) stop()
  }
}
