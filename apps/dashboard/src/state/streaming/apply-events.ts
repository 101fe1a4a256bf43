import { atom } from 'jotai/vanilla'
import type { StreamEvent } from '@colonnade/api-client/streaming'
import type { NotificationEntity, StatusEntity, StatusId } from '@colonnade/domain/entities'
import { acceptsStatus, parseTimelineKey, type TimelineKey } from '@colonnade/domain/timeline'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { placeNotificationsAtom } from '../notifications/place-notifications.ts'
import { removeStatusesAtom } from '../out-of-sight/remove-statuses.ts'
import { noteRequestsAtom } from '../people-lists/keep-own-lists.ts'
import type { Session } from '../session.ts'
import { growThreadsAtom } from '../threads/threads.ts'
import { layAllColumnsAtom } from '../timelines/lay-columns.ts'
import { placeStatusesAtom } from '../timelines/place-status.ts'

/** An event and the timeline whose stream told it; null for what the user stream tells besides. */
export interface QueuedEvent {
  readonly key: TimelineKey | null
  readonly event: StreamEvent
}

/** Applies a flush of stream events in one store write: every subscriber hears of it once. */
export const applyStreamEventsAtom = atom(
  null,
  (_get, set, session: Session, events: readonly QueuedEvent[]) => {
    const deleted = new Set(
      events.flatMap(({ event }) => (event.type === 'delete' ? [event.id] : [])),
    )
    set(
      ingestStatusesAtom,
      session,
      events.flatMap(({ event }) => told(event)),
      'stream',
    )
    for (const [key, statuses] of arrivals(events, deleted)) {
      set(placeStatusesAtom, session, key, statuses)
    }
    const notifications = events.flatMap(({ event }) => notified(event))
    set(placeNotificationsAtom, session, notifications.toReversed())
    set(noteRequestsAtom, session, notifications)
    set(
      growThreadsAtom,
      session,
      events.flatMap(({ event }) => answered(event)),
    )
    if (deleted.size > 0) set(removeStatusesAtom, session, [...deleted])
    if (events.some(({ event }) => event.type === 'status.update')) set(layAllColumnsAtom, session)
  },
)

function told(event: StreamEvent): readonly StatusEntity[] {
  return event.type === 'status.update' ? [event.status] : arrived(event)
}

/** A conversation brings what it ends with now. */
function arrived(event: StreamEvent): readonly StatusEntity[] {
  if (event.type === 'update') return [event.status]
  const last = event.type === 'conversation' ? event.conversation.last_status : null
  return last === null ? [] : [last]
}

/** What may answer something that is read: a mention brings one too. */
function answered(event: StreamEvent): readonly StatusEntity[] {
  const mention = event.type === 'notification' ? event.notification.status : null
  return mention === null ? arrived(event) : [mention]
}

function notified(event: StreamEvent): readonly NotificationEntity[] {
  return event.type === 'notification' ? [event.notification] : []
}

/** New statuses by timeline, newest first; one that was deleted in the same breath never shows. */
function arrivals(
  events: readonly QueuedEvent[],
  deleted: ReadonlySet<StatusId>,
): ReadonlyMap<TimelineKey, StatusId[]> {
  const byKey = new Map<TimelineKey, StatusId[]>()
  for (const { key, event } of events) {
    const [status] = arrived(event)
    if (key === null || status === undefined || deleted.has(status.id)) continue
    if (!acceptsStatus(parseTimelineKey(key), status)) continue
    byKey.set(key, [status.id, ...(byKey.get(key) ?? [])])
  }
  return byKey
}
