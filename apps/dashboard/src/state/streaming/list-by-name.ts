import type { ListEvent, ListState } from '@colonnade/domain/list'
import { type AnyColumnSource, toAnySource } from '../list-columns/column-source.ts'
import { applyListEvent } from '../live-lists/apply-list-event.ts'
import { isNotificationsList, type ListName } from '../live-lists/list-name.ts'
import { batchWritesAtom } from '../live-lists/list-source.ts'
import { getNotificationsSource } from '../notifications/notifications-source.ts'
import type { Session } from '../session.ts'
import { createTimelineSource } from '../timelines/timeline-source.ts'

/** Returns a list in the form that streams and polls use, regardless of the type of its rows. */
export const getListByName = (session: Session, name: ListName): AnyColumnSource =>
  isNotificationsList(name)
    ? toAnySource(getNotificationsSource(session, name))
    : toAnySource(createTimelineSource(session, name))

export const getListState = (session: Session, name: ListName): ListState<string> =>
  session.store.get(getListByName(session, name).listAtom)

/** Applies the same event to several lists in one write. */
export function updateLists(
  session: Session,
  names: readonly ListName[],
  event: ListEvent<string>,
): void {
  session.store.set(batchWritesAtom, (get, set) => {
    for (const name of names) applyListEvent(get, set, session, getListByName(session, name), event)
  })
}
