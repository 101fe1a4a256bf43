import type { ListEvent, ListState } from '@colonnade/domain/list'
import { type AnyColumnSource, asAnySource } from '../list-columns/column-source.ts'
import { type ListName, NOTIFICATIONS_LIST } from '../live-lists/list-of-column.ts'
import { writeTogetherAtom } from '../live-lists/list-source.ts'
import { reduceSource } from '../live-lists/reduce-source.ts'
import { notificationsSource } from '../notifications/notifications-source.ts'
import type { Session } from '../session.ts'
import { timelineSource } from '../timelines/timeline-source.ts'

/** A list as streams and polls see it, whatever its rows are. */
export const listByName = (session: Session, name: ListName): AnyColumnSource =>
  name === NOTIFICATIONS_LIST
    ? asAnySource(notificationsSource(session))
    : asAnySource(timelineSource(session, name))

export const heldList = (session: Session, name: ListName): ListState<string> =>
  session.store.get(listByName(session, name).listAtom)

/** The same happens to several lists at once, in one write. */
export function changeLists(
  session: Session,
  names: readonly ListName[],
  event: ListEvent<string>,
): void {
  session.store.set(writeTogetherAtom, (get, set) => {
    for (const name of names) reduceSource(get, set, session, listByName(session, name), event)
  })
}
