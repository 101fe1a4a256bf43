import { atom, type Getter } from 'jotai/vanilla'
import { columnTimeline } from '@colonnade/domain/columns'
import type { StatusId } from '@colonnade/domain/entities'
import { createList, needsNewest, reduceList } from '@colonnade/domain/list'
import type { TimelineKey } from '@colonnade/domain/timeline'
import { columnAtoms, columnsAtom } from '../columns/columns.ts'
import { getFollower, hearTimeline, unhearTimeline } from '../live-lists/list-follower.ts'
import { recalledAtoms } from '../live-lists/recalled.ts'
import { arrivalAtoms } from '../places/arrival.ts'
import { dropPlaces } from '../places/keep-places.ts'
import { perSession, type Session } from '../session.ts'
import { arriveAtom } from './arrive.ts'
import { EMPTY_LAYOUT, TOP_VIEW } from './column-layout.ts'
import {
  columnLayoutAtoms,
  columnListAtoms,
  columnSourceAtoms,
  columnViewAtoms,
  hiddenReportAtoms,
  loadedCountAtoms,
} from './column-list.ts'
import { setLayoutAtom } from './lay-columns.ts'
import { timelineAbove, timelineBelow } from './list-statuses.ts'
import { settleTopAtom } from './report-view.ts'
import { standbyColumns } from './standby.ts'
import { loadNewestAtom, loadOlderPageAtom } from './timeline-source.ts'
import { columnsOf, openColumns, timelineAtoms, timelineLoadAtoms } from './timelines.ts'

/** How long a timeline outlives its last column: a column that is moved or comes back finds it (architecture 2.6). */
export const TIMELINE_GRACE_MS = 60_000

const farewells = perSession(() => new Map<TimelineKey, () => void>())

/** What a column shows by its own settings. */
function timelineOf(session: Session, uuid: string): TimelineKey | null {
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
    if (key === null || openColumns(session).get(uuid) === key) return
    const wasHeard = standbyColumns(session).get(uuid) === key && isUpToDate(get, session, key)
    // First: a stream that nobody wants for a moment is ended, and what is sent until it is back is lost.
    hearTimeline(session, key)
    set(closeColumnAtom, session, uuid)
    openColumns(session).set(uuid, key)
    set(endStandbyAtom, session, uuid)
    getFollower(session)?.hurry(key)
    farewells(session).get(key)?.()
    set(columnSourceAtoms(session)(uuid), key)
    set(columnViewAtoms(session)(uuid), TOP_VIEW)
    set(setLayoutAtom, session, uuid, EMPTY_LAYOUT)
    set(arriveAtom, session, uuid, key, wasHeard)
  },
)

/** Whether all that is new has been told of by streams: then nothing has to be asked for. */
function isUpToDate(get: Getter, session: Session, key: TimelineKey): boolean {
  const list = get(timelineAtoms(session)(key))
  return list.isLoaded && list.isLive && list.items.length > 0 && !needsNewest(list)
}

/** A saved column is listened to though it is not drawn: the rail counts it. @see BY-33, BY-42 */
export const standByAtom = atom(null, (_get, set, session: Session, uuid: string) => {
  const key = timelineOf(session, uuid)
  const known = openColumns(session).get(uuid) ?? standbyColumns(session).get(uuid) ?? null
  if (known !== null && known === key) return
  set(endStandbyAtom, session, uuid)
  if (key === null || openColumns(session).has(uuid)) return
  standbyColumns(session).set(uuid, key)
  farewells(session).get(key)?.()
  hearTimeline(session, key)
})

const endStandbyAtom = atom(null, (_get, set, session: Session, uuid: string) => {
  const key = standbyColumns(session).get(uuid)
  if (key === undefined) return
  standbyColumns(session).delete(uuid)
  set(partAtom, session, key)
})

/** A column left the screen; a saved one stands by, the last one of a timeline ends its stream. */
export const closeColumnAtom = atom(null, (get, set, session: Session, uuid: string) => {
  const key = openColumns(session).get(uuid)
  if (key === undefined) return
  const { isAtTop } = get(columnViewAtoms(session)(uuid))
  openColumns(session).delete(uuid)
  set(columnSourceAtoms(session)(uuid), null)
  const isSaved = session.app.get(columnsAtom).some((column) => column.uuid === uuid)
  if (isSaved && timelineOf(session, uuid) === key) standbyColumns(session).set(uuid, key)
  if (columnsOf(openColumns(session), key).length > 0) {
    set(settleTopAtom, session, key)
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
  [openColumns(session), standbyColumns(session)].some((open) => columnsOf(open, key).length > 0)

const forgetTimelineAtom = atom(null, (_get, set, session: Session, key: TimelineKey) => {
  set(timelineAtoms(session)(key), createList<StatusId>())
  timelineAtoms(session).remove(key)
  recalledAtoms(session).remove(key)
  timelineLoadAtoms(session).remove(key)
})

/** Forgets a column that was removed for good. */
export function forgetColumn(session: Session, uuid: string): void {
  session.store.set(closeColumnAtom, session, uuid)
  session.store.set(endStandbyAtom, session, uuid)
  columnSourceAtoms(session).remove(uuid)
  columnLayoutAtoms(session).remove(uuid)
  columnListAtoms(session).remove(uuid)
  columnViewAtoms(session).remove(uuid)
  hiddenReportAtoms(session).remove(uuid)
  loadedCountAtoms(session).remove(uuid)
  arrivalAtoms(session).remove(uuid)
  dropPlaces(session, uuid)
}

/** Loads the next page downwards for a column. */
export const loadOlderAtom = atom(null, async (_get, set, session: Session, uuid: string) => {
  const key = openColumns(session).get(uuid)
  if (key !== undefined) await set(loadOlderPageAtom, session, key)
})

/** Tries again after a load that failed, wherever it stood. */
export const retryLoadAtom = atom(null, async (get, set, session: Session, uuid: string) => {
  const key = openColumns(session).get(uuid)
  if (key === undefined) return
  const isEmpty = get(timelineAtoms(session)(key)).items.length === 0
  const isRecalled = get(recalledAtoms(session)(key)) !== null
  // What a stream told before any page came has nothing below it, and may lack something above.
  const { isLoaded } = get(timelineLoadAtoms(session)(key))
  await set(isEmpty || isRecalled || !isLoaded ? loadNewestAtom : loadOlderPageAtom, session, key)
})
