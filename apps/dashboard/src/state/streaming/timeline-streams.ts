import type { StreamEvent } from '@colonnade/api-client/streaming'
import { parseTimelineKey, type TimelineKey } from '@colonnade/domain/timeline'
import type { ListName } from '../live-lists/list-name.ts'
import { getNotificationLists } from '../notifications/notifications.ts'
import { perSession, type Session } from '../session.ts'
import { applyStreamEventsAtom, type QueuedEvent } from './apply-stream-events.ts'
import {
  backfillLists,
  backfillAfterSubscribe,
  markStreamsLost,
  cancelSettling,
} from './backfill.ts'
import { createBatcher } from './batcher.ts'
import { updateLists } from './list-by-name.ts'
import { isListLive, recordActivity, getStreamSources } from './streamed-timelines.ts'

/** Number of posts that the streams of a session have delivered since it began. Counted in this file. */
export const getStreamedPosts = perSession(() => ({ count: 0 }))

/** Queue for all streams of a session. */
export const getBatcher = perSession((session) =>
  createBatcher({
    ...session.platform,
    apply: (events, missed) => applyBatch(session, events, missed),
  }),
)

/** Applies a batch of events. If it throws, its events count as missed: gaps mark them, and they are fetched. */
function applyBatch(
  session: Session,
  events: readonly QueuedEvent[],
  missed: ReadonlySet<QueuedEvent['key']>,
): void {
  let lost = missed
  try {
    session.store.set(applyStreamEventsAtom, session, events)
  } catch (error) {
    lost = new Set([
      ...missed,
      ...events.map(({ key, event }) => (isUserEvent(event) ? null : key)),
    ])
    session.platform.clock.after(0, () => {
      throw error
    })
  }
  const names = [...lost].flatMap((key): readonly ListName[] =>
    key === null ? getNotificationLists(session) : [key],
  )
  if (names.length === 0) return
  markStreamsLost(session, names)
  updateLists(
    session,
    names.filter((name) => isListLive(session, name)),
    { type: 'connected' },
  )
  void backfillLists(session, names)
}

/** Other events of the user stream are handled once, in `connect.ts`. */
const isUserEvent = ({ type }: StreamEvent): boolean =>
  type === 'notification' || type === 'filters_changed'

/** Subscribes a timeline to its streams. @returns stops it */
export function subscribeToTimeline(session: Session, key: TimelineKey): () => void {
  const stops = getStreamSources(parseTimelineKey(key)).map((source) =>
    session.streaming.subscribe(source, (event) => {
      recordActivity(session, source)
      if (isUserEvent(event)) return
      if (event.type === 'update') getStreamedPosts(session).count += 1
      getBatcher(session).push({ key, event })
    }),
  )
  backfillAfterSubscribe(session, key)
  return () => {
    cancelSettling(session, [key])
    for (const stop of stops) stop()
  }
}
