import { atom } from 'jotai/vanilla'
import { getColumnTimeline, getOwnerUuid } from '@colonnade/domain/columns'
import type { StatusId } from '@colonnade/domain/entities'
import { createList, reduceList } from '@colonnade/domain/list'
import type { TimelineKey } from '@colonnade/domain/timeline'
import { columnAtoms, columnsWithSourcesAtom } from '../columns/columns.ts'
import { elsewhereAtom } from '../columns/page-view.ts'
import { toAnySource, getColumnsOfList, openColumns } from '../list-columns/column-source.ts'
import { updateTopAtom } from '../list-columns/report-view.ts'
import {
  restorePositionAtom,
  registerColumnAtom,
  isUpToDate,
  unregisterColumnAtom,
} from '../list-columns/restore-position.ts'
import { cachedRowsAtoms } from '../live-lists/cached-rows.ts'
import { isMergedList, isNotificationsList } from '../live-lists/list-name.ts'
import {
  getTimelineUpdater,
  subscribeTimeline,
  unsubscribeTimeline,
} from '../live-lists/timeline-updater.ts'
import { perSession, type Session } from '../session.ts'
import { hasBackgroundColumn, backgroundColumns } from './background-columns.ts'
import { getTimelineAbove, getTimelineBelow } from './filter-statuses.ts'
import { columnViewAtoms } from './timeline-column-atoms.ts'
import { createTimelineSource } from './timeline-source.ts'
import { timelineAtoms, timelineLoadAtoms } from './timelines.ts'

/**
 * Time for which a timeline is kept after its last column is closed, for a column that is moved or reopened
 * (architecture 2.6).
 */
export const TIMELINE_GRACE_MS = 60_000

/** Functions that cancel the removal of timelines that are not used any more. */
export const pendingRemovals = perSession(() => new Map<TimelineKey, () => void>())

/** Returns the timeline that a column shows by its settings; null when another window shows it. */
export function findColumnTimeline({ app }: Session, uuid: string): TimelineKey | null {
  const column = app.get(columnAtoms(uuid))
  const isElsewhere = app.get(elsewhereAtom).has(getOwnerUuid(uuid))
  return column === undefined || isElsewhere ? null : getColumnTimeline(column)
}

/**
 * Opens a column on screen: loads its timeline, subscribes to it, and computes its rows.
 *
 * @param timeline the timeline of a column that is not saved: a profile, a route
 */
export const openColumnAtom = atom(
  null,
  (get, set, session: Session, uuid: string, timeline?: TimelineKey) => {
    const key = timeline ?? findColumnTimeline(session, uuid)
    if (key === null || openColumns(session).get(uuid)?.name === key) return
    const isKnown = backgroundColumns(session).get(uuid) === key
    const wasLive = isKnown && isUpToDate(get(timelineAtoms(session)(key)))
    // Runs first. A stream without subscribers is closed, and its events are lost until it is open again.
    subscribeTimeline(session, key)
    set(closeColumnAtom, session, uuid)
    const source = toAnySource(createTimelineSource(session, key))
    set(registerColumnAtom, session, uuid, source)
    set(leaveBackgroundAtom, session, uuid)
    getTimelineUpdater(session)?.fetchNow(key)
    pendingRemovals(session).get(key)?.()
    set(restorePositionAtom, session, uuid, source, wasLive)
  },
)

/** Removes a column from the background columns. */
export const leaveBackgroundAtom = atom(null, (_get, set, session: Session, uuid: string) => {
  const key = backgroundColumns(session).get(uuid)
  if (key === undefined) return
  backgroundColumns(session).delete(uuid)
  set(releaseTimelineAtom, session, key)
})

/**
 * Closes a column. A saved one stays in the background, unless another window shows it. The last one of a timeline ends
 * its subscription.
 */
export const closeColumnAtom = atom(null, (get, set, session: Session, uuid: string) => {
  const source = openColumns(session).get(uuid)
  if (source === undefined || isNotificationsList(source.name) || isMergedList(source.name)) return
  const key = source.name
  const { isAtTop } = get(columnViewAtoms(session)(uuid))
  set(unregisterColumnAtom, session, uuid)
  const isSaved = session.app.get(columnsWithSourcesAtom).some((column) => column.uuid === uuid)
  if (isSaved && findColumnTimeline(session, uuid) === key)
    backgroundColumns(session).set(uuid, key)
  if (getColumnsOfList(session, key).length > 0) {
    set(updateTopAtom, session, source)
    return
  }
  const windowAtom = timelineAtoms(session)(key)
  // The rows around the scroll position of a scrolled column are kept. Otherwise the list is trimmed.
  const top = isAtTop || !backgroundColumns(session).has(uuid)
  set(windowAtom, reduceList(get(windowAtom), { type: 'viewed', top }))
  set(releaseTimelineAtom, session, key)
})

/** Ends the updates of a timeline without columns and schedules its removal. */
const releaseTimelineAtom = atom(null, (get, set, session: Session, key: TimelineKey) => {
  if (isTimelineUsed(session, key)) return
  unsubscribeTimeline(session, key)
  const listAtom = timelineAtoms(session)(key)
  set(listAtom, reduceList(get(listAtom), { type: 'unsubscribed' }))
  const cancel = session.platform.clock.after(TIMELINE_GRACE_MS, () => {
    pendingRemovals(session).delete(key)
    session.store.set(removeExpiredTimelineAtom, session, key)
  })
  pendingRemovals(session).set(key, () => {
    cancel()
    pendingRemovals(session).delete(key)
  })
})

/** Removes an expired timeline. The pinned posts of a profile are removed together with its posts and not before. */
const removeExpiredTimelineAtom = atom(null, (_get, set, session: Session, key: TimelineKey) => {
  const [above, below] = [getTimelineAbove(key), getTimelineBelow(key)]
  if (below !== null && isTimelineUsed(session, below)) return
  set(removeTimelineAtom, session, key)
  if (above === null || isTimelineUsed(session, above) || pendingRemovals(session).has(above))
    return
  set(removeTimelineAtom, session, above)
})

/** Returns whether a column, open or in the background, uses a timeline. */
const isTimelineUsed = (session: Session, key: TimelineKey): boolean =>
  getColumnsOfList(session, key).length > 0 || hasBackgroundColumn(session, key)

const removeTimelineAtom = atom(null, (_get, set, session: Session, key: TimelineKey) => {
  set(timelineAtoms(session)(key), createList<StatusId>())
  timelineAtoms(session).remove(key)
  cachedRowsAtoms(session).remove(key)
  timelineLoadAtoms(session).remove(key)
})
