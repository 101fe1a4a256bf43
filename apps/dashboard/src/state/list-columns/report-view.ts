import { atom, type Getter } from 'jotai/vanilla'
import { changeRows } from '@colonnade/domain/list'
import { countNew, findPlace, type Place, PLACE_ABOVE } from '@colonnade/domain/places'
import { idOrder } from '../entities/id-order.ts'
import { saveMarkerAtom } from '../markers/save-markers.ts'
import { arrivalAt, arrivalAtoms, wasAway } from '../places/arrival.ts'
import { type ListPlace, notePlaceMoved, watchPlace } from '../places/keep-places.ts'
import type { Session } from '../session.ts'
import { clearTombstones, type ColumnView, unreadAt } from './column-layout.ts'
import { type AnyColumnSource, columnsOf, openColumns } from './column-source.ts'
import { layColumnAtom, setLayoutAtom } from './lay-column.ts'

/** What a list tells of where its reader is. */
export interface ViewReport<Id extends string> {
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
function viewOf<Id extends string>(report: ViewReport<Id>, known: ColumnView<Id>): ColumnView<Id> {
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

/** The list tells where the reader is; only a real change is written. */
export const reportViewAtom = atom(
  null,
  (get, set, session: Session, uuid: string, report: ViewReport<string>) => {
    notePlaceMoved(session, uuid)
    const source = openColumns(session).get(uuid)
    if (source === undefined) return
    const viewAtom = source.columns.views(session)(uuid)
    const known = get(viewAtom)
    const view = viewOf(report, known)
    if (view === known) return
    set(viewAtom, view)
    set(settleLayoutAtom, session, uuid, source)
    if (view.isAtTop !== known.isAtTop) set(settleTopAtom, session, source)
  },
)

/** Lets tombstones go; on arriving at the top clears the unread count and lets in what waits. */
const settleLayoutAtom = atom(
  null,
  (get, set, session: Session, uuid: string, source: AnyColumnSource) => {
    const view = get(source.columns.views(session)(uuid))
    const layout = get(source.columns.layouts(session)(uuid))
    const cleared = clearTombstones(layout, view)
    const unread = unreadAt(cleared, view)
    const isLetIn = view.isAtTop && layout.waiting > 0
    if (cleared !== layout || unread !== layout.unread)
      set(setLayoutAtom, session, uuid, source, { ...cleared, unread })
    if (cleared !== layout || isLetIn) set(layColumnAtom, session, uuid)
  },
)

/**
 * A list is at its top, and trimmed, when all its columns are. Near the top only the columns' own unread counts go by
 * TL-09: trimming there could cut what is read while rows wait above (TL-24). What is seen is unread no more (NTF-13).
 */
export const settleTopAtom = atom(null, (get, set, session: Session, source: AnyColumnSource) => {
  const { name, columns, listAtom, marker, isCountedWhole } = source
  const views = columnsOf(session, name).map((uuid) => get(columns.views(session)(uuid)))
  const isTop = source.isTopSeen(views)
  const before = get(listAtom)
  source.write(get, set, changeRows(before, { type: 'viewed', top: isTop }))
  const isNews = !isCountedWhole || before.unread > 0
  if (isTop && isNews && marker !== null) set(saveMarkerAtom, session, marker, listAtom)
})

/** Puts the reader of a column that is laid out to their place; to the top where it holds none. */
export const standAtom = atom(
  null,
  (get, set, session: Session, uuid: string, source: AnyColumnSource, place: Place) => {
    const order = idOrder(session)
    const layout = get(source.columns.layouts(session)(uuid))
    const start = findPlace(layout.items, place, order)
    if (start !== null) {
      const { items } = source.isCountedWhole ? get(source.listAtom) : layout
      const unread = countNew(items, place.seen, start.id, order)
      const isNew = unread > 0 || items[0] === null
      set(arrivalAtoms(session)(uuid), arrivalAt(start, isNew && wasAway(session, place)))
      if (!source.isCountedWhole) set(setLayoutAtom, session, uuid, source, { ...layout, unread })
      // Until the list tells how far it is from its top, nothing comes in above.
      set(source.columns.views(session)(uuid), {
        isAtTop: false,
        isNearTop: false,
        firstVisibleId: start.id,
        room: 0,
        isHeld: false,
      })
    }
    set(settleTopAtom, session, source)
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
  (get, _set, session: Session, uuid: string, measure: () => ListPlace | null) => {
    const source = openColumns(session).get(uuid)
    if (source === undefined) return () => {}
    return watchPlace(session, uuid, source.name, () => {
      const seen = measure()
      return seen === null ? null : placeIn(get, session, uuid, source, seen)
    })
  },
)

/** Above stand whole rows: what is asked for below the id of the nearest one begins with the row itself. */
function placeIn(
  get: Getter,
  session: Session,
  uuid: string,
  source: AnyColumnSource,
  seen: ListPlace,
): Place {
  const rows = source.getRows(get)
  const [anchor = null] = seen.ids
  const above = rows.slice(0, Math.max(0, rows.indexOf(anchor))).filter((id) => id !== null)
  const layout = get(source.columns.layouts(session)(uuid))
  const { items, unread } = source.isCountedWhole ? get(source.listAtom) : layout
  const unseen = source.isCountedWhole ? unread : Math.max(0, unread - layout.waiting)
  return {
    ...seen,
    above: above.slice(-PLACE_ABOVE).toReversed(),
    seen: items.filter((id) => id !== null)[unseen] ?? null,
    at: session.platform.clock.now(),
  }
}
