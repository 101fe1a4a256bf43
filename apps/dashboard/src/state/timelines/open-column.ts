import { atom } from 'jotai/vanilla'
import { columnTimeline } from '@colonnade/domain/columns'
import type { StatusId } from '@colonnade/domain/entities'
import { createList, reduceList } from '@colonnade/domain/list'
import type { TimelineKey } from '@colonnade/domain/timeline'
import { columnAtoms, columnsAtom } from '../columns/columns.ts'
import { arriveAtom, enterColumnAtom, isUpToDate, leaveColumnAtom } from '../list-columns/arrive.ts'
import { asAnySource, columnsOf, openColumns } from '../list-columns/column-source.ts'
import { settleTopAtom } from '../list-columns/report-view.ts'
import { getFollower, hearTimeline, unhearTimeline } from '../live-lists/list-follower.ts'
import { NOTIFICATIONS_LIST } from '../live-lists/list-of-column.ts'
import { recalledAtoms } from '../live-lists/recalled.ts'
import { perSession, type Session } from '../session.ts'
import { columnViewAtoms } from './column-list.ts'
import { timelineAbove, timelineBelow } from './list-statuses.ts'
import { hasStandby, standbyColumns } from './standby.ts'
import { timelineSource } from './timeline-source.ts'
import { timelineAtoms, timelineLoadAtoms } from './timelines.ts'

/** How long a timeline outlives its last column: a column that is moved or comes back finds it (architecture 2.6). */
export const TIMELINE_GRACE_MS = 60_000

/** What keeps timelines from being forgotten that nobody listens to any more. */
export const farewells = perSession(() => new Map<TimelineKey, () => void>())

/** What a column shows by its own settings. */
export function timelineOf(session: Session, uuid: string): TimelineKey | null {
  const column = session.app.get(columnAtoms(uuid))
  return column === undefined ? null : columnTimeline(column)
}

/**
 * A column came on screen: its timeline is loaded, listened to, and laid out for it.
 *
 * @param timeline what it shows, where it is no saved column: a profile, a route
 */
export const openColumnAtom = atom(
  null,
  (get, set, session: Session, uuid: string, timeline?: TimelineKey) => {
    const key = timeline ?? timelineOf(session, uuid)
    if (key === null || openColumns(session).get(uuid)?.name === key) return
    const isKnown = standbyColumns(session).get(uuid) === key
    const wasHeard = isKnown && isUpToDate(get(timelineAtoms(session)(key)))
    // First: a stream that nobody wants for a moment is ended, and what is sent until it is back is lost.
    hearTimeline(session, key)
    set(closeColumnAtom, session, uuid)
    const source = asAnySource(timelineSource(session, key))
    set(enterColumnAtom, session, uuid, source)
    set(endStandbyAtom, session, uuid)
    getFollower(session)?.hurry(key)
    farewells(session).get(key)?.()
    set(arriveAtom, session, uuid, source, wasHeard)
  },
)

/** A column stands by no more. */
export const endStandbyAtom = atom(null, (_get, set, session: Session, uuid: string) => {
  const key = standbyColumns(session).get(uuid)
  if (key === undefined) return
  standbyColumns(session).delete(uuid)
  set(partAtom, session, key)
})

/** A column left the screen; a saved one stands by, the last one of a timeline ends its stream. */
export const closeColumnAtom = atom(null, (get, set, session: Session, uuid: string) => {
  const source = openColumns(session).get(uuid)
  const key = source?.name ?? NOTIFICATIONS_LIST
  if (source === undefined || key === NOTIFICATIONS_LIST) return
  const { isAtTop } = get(columnViewAtoms(session)(uuid))
  set(leaveColumnAtom, session, uuid)
  const isSaved = session.app.get(columnsAtom).some((column) => column.uuid === uuid)
  if (isSaved && timelineOf(session, uuid) === key) standbyColumns(session).set(uuid, key)
  if (columnsOf(session, key).length > 0) {
    set(settleTopAtom, session, source)
    return
  }
  const windowAtom = timelineAtoms(session)(key)
  // Where the reader was further down their place is kept: else it is trimmed.
  const top = isAtTop || !standbyColumns(session).has(uuid)
  set(windowAtom, reduceList(get(windowAtom), { type: 'viewed', top }))
  set(partAtom, session, key)
})

/** The last one who listens to a timeline has left. */
const partAtom = atom(null, (get, set, session: Session, key: TimelineKey) => {
  if (isWanted(session, key)) return
  unhearTimeline(session, key)
  const listAtom = timelineAtoms(session)(key)
  set(listAtom, reduceList(get(listAtom), { type: 'unheard' }))
  const cancel = session.platform.clock.after(TIMELINE_GRACE_MS, () => {
    farewells(session).delete(key)
    session.store.set(sayFarewellAtom, session, key)
  })
  farewells(session).set(key, () => {
    cancel()
    farewells(session).delete(key)
  })
})

/** What somebody pinned stands above their posts, goes with them, and stays as long as they do. */
const sayFarewellAtom = atom(null, (_get, set, session: Session, key: TimelineKey) => {
  const [above, below] = [timelineAbove(key), timelineBelow(key)]
  if (below !== null && isWanted(session, below)) return
  set(forgetTimelineAtom, session, key)
  if (above === null || isWanted(session, above) || farewells(session).has(above)) return
  set(forgetTimelineAtom, session, above)
})

/** Whether a column shows a timeline, or stands by for it. */
const isWanted = (session: Session, key: TimelineKey): boolean =>
  columnsOf(session, key).length > 0 || hasStandby(session, key)

const forgetTimelineAtom = atom(null, (_get, set, session: Session, key: TimelineKey) => {
  set(timelineAtoms(session)(key), createList<StatusId>())
  timelineAtoms(session).remove(key)
  recalledAtoms(session).remove(key)
  timelineLoadAtoms(session).remove(key)
})
