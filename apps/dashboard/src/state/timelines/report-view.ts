import { atom, type Getter } from 'jotai/vanilla'
import type { StatusId } from '@colonnade/domain/entities'
import { changeRows } from '@colonnade/domain/list'
import { countNew, findPlace, type Place, PLACE_ABOVE } from '@colonnade/domain/places'
import type { TimelineKey } from '@colonnade/domain/timeline'
import { idOrder } from '../entities/id-order.ts'
import { saveMarkerAtom } from '../markers/save-markers.ts'
import { arrivalAt, arrivalAtoms, wasAway } from '../places/arrival.ts'
import { type ListPlace, notePlaceMoved, watchPlace } from '../places/keep-places.ts'
import type { Session } from '../session.ts'
import { clearTombstones, type ColumnView, unreadAt } from './column-layout.ts'
import { columnLayoutAtoms, columnViewAtoms } from './column-list.ts'
import { layColumnAtom, setLayoutAtom, writeWindowAtom } from './lay-columns.ts'
import { columnsOf, openColumns, timelineAtoms } from './timelines.ts'

/** The list tells where the reader is; only a real change is written. */
export const reportViewAtom = atom(
  null,
  (get, set, session: Session, uuid: string, report: ViewReport) => {
    const viewAtom = columnViewAtoms(session)(uuid)
    const known = get(viewAtom)
    const view = viewOf(report, known)
    notePlaceMoved(session, uuid)
    if (view === known) return
    set(viewAtom, view)
    set(settleLayoutAtom, session, uuid)
    const key = openColumns(session).get(uuid)
    if (key !== undefined && view.isAtTop !== known.isAtTop) set(settleTopAtom, session, key)
  },
)

/** Lets tombstones go; on arriving at the top clears the unread count and lets in what waits. */
const settleLayoutAtom = atom(null, (get, set, session: Session, uuid: string) => {
  const layoutAtom = columnLayoutAtoms(session)(uuid)
  const view = get(columnViewAtoms(session)(uuid))
  const layout = get(layoutAtom)
  const cleared = clearTombstones(layout, view)
  const unread = unreadAt(cleared, view)
  const isLetIn = view.isAtTop && layout.waiting > 0
  if (cleared !== layout || unread !== layout.unread) {
    set(setLayoutAtom, session, uuid, { ...cleared, unread })
  }
  if (cleared !== layout || isLetIn) set(layColumnAtom, session, uuid)
})

/**
 * A timeline is at its top, and trimmed, when all its columns are. Near the top only the columns'
 * own unread counts go by TL-09: trimming there could cut what is read while rows wait above (TL-24).
 */
export const settleTopAtom = atom(null, (get, set, session: Session, key: TimelineKey) => {
  const views = columnsOf(openColumns(session), key).map((uuid) =>
    get(columnViewAtoms(session)(uuid)),
  )
  const isTop = views.every((view) => view.isAtTop)
  const list = changeRows(get(timelineAtoms(session)(key)), { type: 'viewed', top: isTop })
  set(writeWindowAtom, session, key, list)
  if (isTop && key === 'home') set(saveMarkerAtom, session, 'home', timelineAtoms(session)(key))
})

/** What a list tells of where its reader is. */
export interface ViewReport<Id extends string = StatusId> {
  /** The list stands at its very beginning. */
  readonly atTop: boolean
  /** Within the first 100 px; as `atTop` where it is not told. */
  readonly nearTop?: boolean
  readonly firstVisibleId: Id | null
  /** How many rows may come in above at once; any number where it is not told. */
  readonly room?: number
  /** Nothing may come in now, not even at the top. */
  readonly held?: boolean
}

/** @returns the view that was known where nothing of it changed */
export function viewOf<Id extends string>(
  report: ViewReport<Id>,
  known: ColumnView<Id>,
): ColumnView<Id> {
  const view = {
    isAtTop: report.atTop,
    isNearTop: report.nearTop ?? report.atTop,
    firstVisibleId: report.firstVisibleId,
    room: report.room ?? Number.POSITIVE_INFINITY,
    isHeld: report.held ?? false,
  }
  const isSame =
    view.isAtTop === known.isAtTop &&
    view.isNearTop === known.isNearTop &&
    view.firstVisibleId === known.firstVisibleId &&
    view.room === known.room &&
    view.isHeld === known.isHeld
  return isSame ? known : view
}

/** Puts the reader of a column that is laid out to their place; to the top where it holds none. */
export const standAtom = atom(
  null,
  (get, set, session: Session, uuid: string, key: TimelineKey, place: Place) => {
    const layout = get(columnLayoutAtoms(session)(uuid))
    const start = findPlace(layout.items, place, idOrder(session))
    if (start !== null) {
      const unread = countNew(layout.items, place.seen, start.id, idOrder(session))
      const isNew = unread > 0 || layout.items[0] === null
      set(arrivalAtoms(session)(uuid), arrivalAt(start, isNew && wasAway(session, place)))
      set(setLayoutAtom, session, uuid, { ...layout, unread })
      // Until the list tells how far it is from its top, nothing comes in above.
      set(columnViewAtoms(session)(uuid), {
        isAtTop: false,
        isNearTop: false,
        firstVisibleId: start.id,
        room: 0,
        isHeld: false,
      })
    }
    set(settleTopAtom, session, key)
  },
)

/**
 * The list of a column is drawn: from now on its place is kept.
 *
 * @param measure reads the page's layout, so it is asked seldom
 * @returns stops it, while the list is still drawn
 */
export const gaugeColumnAtom = atom(
  null,
  (get, _set, session: Session, uuid: string, measure: () => ListPlace<StatusId> | null) => {
    const key = openColumns(session).get(uuid)
    if (key === undefined) return () => {}
    return watchPlace(session, uuid, key, () => {
      const seen = measure()
      return seen === null ? null : placeIn(get, session, uuid, seen)
    })
  },
)

function placeIn(get: Getter, session: Session, uuid: string, seen: ListPlace<StatusId>): Place {
  const key = openColumns(session).get(uuid)
  const listed = key === undefined ? [] : get(timelineAtoms(session)(key)).items
  const [anchor = null] = seen.ids
  const above = listed.slice(0, Math.max(0, listed.indexOf(anchor))).filter((id) => id !== null)
  const { items, unread, waiting } = get(columnLayoutAtoms(session)(uuid))
  const shown = items.filter((id) => id !== null)
  return {
    ...seen,
    above: above.slice(-PLACE_ABOVE).toReversed(),
    seen: shown[Math.max(0, unread - waiting)] ?? null,
    at: session.platform.clock.now(),
  }
}
