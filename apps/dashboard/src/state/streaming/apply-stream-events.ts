import { atom } from 'jotai/vanilla'
import type { StreamEvent } from '@colonnade/api-client/streaming'
import type { NotificationEntity, StatusEntity, StatusId } from '@colonnade/domain/entities'
import { acceptsStatus, parseTimelineKey, type TimelineKey } from '@colonnade/domain/timeline'
import { addFollowRequestsAtom } from '../account-lists/update-own-lists.ts'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { removeStatusesAtom } from '../hidden-accounts/remove-statuses.ts'
import { insertNotificationsAtom } from '../notifications/update-notifications.ts'
import type { Session } from '../session.ts'
import { addRepliesAtom } from '../threads/threads.ts'
import { insertStatusesAtom } from '../timelines/insert-statuses.ts'
import { recomputeAllColumnsAtom } from '../timelines/schedule-recompute.ts'

/**
 * A stream event and the timeline whose stream delivered it. The key is null for the other events of the user stream.
 */
export interface QueuedEvent {
  readonly key: TimelineKey | null
  readonly event: StreamEvent
}

/** Applies a flush of stream events in one store write, so that every subscriber is notified once. */
export const applyStreamEventsAtom = atom(
  null,
  (_get, set, session: Session, events: readonly QueuedEvent[]) => {
    const deleted = new Set(
      events.flatMap(({ event }) => (event.type === 'delete' ? [event.id] : [])),
    )
    set(
      ingestStatusesAtom,
      session,
      events.flatMap(({ event }) => getStatuses(event)),
      'stream',
    )
    for (const [key, statuses] of groupNewStatuses(events, deleted)) {
      set(insertStatusesAtom, session, key, statuses)
    }
    const notifications = events.flatMap(({ event }) => getNotifications(event))
    set(insertNotificationsAtom, session, notifications.toReversed())
    set(addFollowRequestsAtom, session, notifications)
    set(
      addRepliesAtom,
      session,
      events.flatMap(({ event }) => getPossibleReplies(event)),
    )
    if (deleted.size > 0) set(removeStatusesAtom, session, [...deleted])
    if (events.some(({ event }) => event.type === 'status.update'))
      set(recomputeAllColumnsAtom, session)
  },
)

function getStatuses(event: StreamEvent): readonly StatusEntity[] {
  return event.type === 'status.update' ? [event.status] : getNewStatuses(event)
}

/** Returns the new status of an event. A conversation delivers its latest status. */
function getNewStatuses(event: StreamEvent): readonly StatusEntity[] {
  if (event.type === 'update') return [event.status]
  const last = event.type === 'conversation' ? event.conversation.last_status : null
  return last === null ? [] : [last]
}

/** Returns the statuses that may reply to an open thread. A mention delivers one too. */
function getPossibleReplies(event: StreamEvent): readonly StatusEntity[] {
  const mention = event.type === 'notification' ? event.notification.status : null
  return mention === null ? getNewStatuses(event) : [mention]
}

function getNotifications(event: StreamEvent): readonly NotificationEntity[] {
  return event.type === 'notification' ? [event.notification] : []
}

/** Groups the new statuses by timeline, newest first. Skips those that are deleted in the same flush. */
function groupNewStatuses(
  events: readonly QueuedEvent[],
  deleted: ReadonlySet<StatusId>,
): ReadonlyMap<TimelineKey, StatusId[]> {
  const byKey = new Map<TimelineKey, StatusId[]>()
  for (const { key, event } of events) {
    const [status] = getNewStatuses(event)
    if (key === null || status === undefined || deleted.has(status.id)) continue
    if (!acceptsStatus(parseTimelineKey(key), status)) continue
    byKey.set(key, [status.id, ...(byKey.get(key) ?? [])])
  }
  return byKey
}
