import { atom, type Getter } from 'jotai/vanilla'
import { changeRows } from '@colonnade/domain/list'
import {
  countNewRows,
  findScrollTarget,
  type ScrollPosition,
  POSITION_ROWS_ABOVE,
} from '@colonnade/domain/scroll-positions'
import { getIdOrder } from '../entities/get-id-order.ts'
import { saveMarkerAtom } from '../markers/save-markers.ts'
import {
  createOpeningPosition,
  openingPositionAtoms,
  wasAway,
} from '../scroll-positions/opening-position.ts'
import {
  type ListScrollPosition,
  scheduleSavePosition,
  watchScrollPosition,
} from '../scroll-positions/save-scroll-positions.ts'
import type { Session } from '../session.ts'
import { clearTombstones, type ColumnView, getUnreadCount } from './column-layout.ts'
import { type AnyColumnSource, getColumnsOfList, openColumns } from './column-source.ts'
import { computeRowsAtom, setLayoutAtom } from './compute-rows.ts'

/** The view that a list component reports. */
export interface ViewReport<Id extends string> {
  /** Whether the list is scrolled to its top. */
  readonly atTop: boolean
  /** Whether it is within 100 px of the top; defaults to `atTop`. */
  readonly nearTop?: boolean
  readonly firstVisibleId: Id | null
  /** How many rows may be inserted above at once; unlimited by default. */
  readonly maxInserted?: number
  /** Whether no rows may be inserted now, not even at the top. */
  readonly held?: boolean
}

/** @returns the known view if it is unchanged */
function toColumnView<Id extends string>(
  report: ViewReport<Id>,
  known: ColumnView<Id>,
): ColumnView<Id> {
  const view = {
    isAtTop: report.atTop,
    isNearTop: report.nearTop ?? report.atTop,
    firstVisibleId: report.firstVisibleId,
    maxInserted: report.maxInserted ?? Number.POSITIVE_INFINITY,
    isHeld: report.held ?? false,
  }
  const isSame =
    view.isAtTop === known.isAtTop &&
    view.isNearTop === known.isNearTop &&
    view.firstVisibleId === known.firstVisibleId &&
    view.maxInserted === known.maxInserted &&
    view.isHeld === known.isHeld
  return isSame ? known : view
}

/** Stores the view that a list component reports, if it changed. */
export const reportViewAtom = atom(
  null,
  (get, set, session: Session, uuid: string, report: ViewReport<string>) => {
    scheduleSavePosition(session, uuid)
    const source = openColumns(session).get(uuid)
    if (source === undefined) return
    const viewAtom = source.columns.views(session)(uuid)
    const known = get(viewAtom)
    const view = toColumnView(report, known)
    if (view === known) return
    set(viewAtom, view)
    set(updateLayoutAtom, session, uuid, source)
    if (view.isAtTop !== known.isAtTop) set(updateTopAtom, session, source)
  },
)

/** Removes tombstones. At the top it clears the unread count and inserts queued rows. */
const updateLayoutAtom = atom(
  null,
  (get, set, session: Session, uuid: string, source: AnyColumnSource) => {
    const view = get(source.columns.views(session)(uuid))
    const layout = get(source.columns.layouts(session)(uuid))
    const cleared = clearTombstones(layout, view)
    const unread = getUnreadCount(cleared, view)
    const isLetIn = view.isAtTop && layout.waiting > 0
    if (cleared !== layout || unread !== layout.unread)
      set(setLayoutAtom, session, uuid, source, { ...cleared, unread })
    if (cleared !== layout || isLetIn) set(computeRowsAtom, session, uuid)
  },
)

/**
 * Updates whether a list is at its top and trims it. It is at its top when all its columns are. TL-09 (near the top)
 * only applies to the columns' unread counts: trimming there could remove visible rows while rows are queued above
 * (TL-24). Visible rows are not unread (NTF-13).
 */
export const updateTopAtom = atom(null, (get, set, session: Session, source: AnyColumnSource) => {
  const { name, columns, listAtom, marker, isCountedWhole } = source
  const views = getColumnsOfList(session, name).map((uuid) => get(columns.views(session)(uuid)))
  const isTop = source.isTopSeen(views)
  const before = get(listAtom)
  source.write(get, set, changeRows(before, { type: 'viewed', top: isTop }))
  const isNews = !isCountedWhole || before.unread > 0
  if (isTop && isNews && marker !== null) set(saveMarkerAtom, session, marker, listAtom)
})

/** Scrolls a column to a position, or to the top if none of its rows is loaded. */
export const scrollToPositionAtom = atom(
  null,
  (get, set, session: Session, uuid: string, source: AnyColumnSource, place: ScrollPosition) => {
    const order = getIdOrder(session)
    const layout = get(source.columns.layouts(session)(uuid))
    const start = findScrollTarget(layout.items, place, order)
    if (start !== null) {
      const { items } = source.isCountedWhole ? get(source.listAtom) : layout
      const unread = countNewRows(items, place.seen, start.id, order)
      const isNew = unread > 0 || items[0] === null
      set(
        openingPositionAtoms(session)(uuid),
        createOpeningPosition(start, isNew && wasAway(session, place)),
      )
      if (!source.isCountedWhole) set(setLayoutAtom, session, uuid, source, { ...layout, unread })
      // No rows are inserted above until the list reports its distance from the top.
      set(source.columns.views(session)(uuid), {
        isAtTop: false,
        isNearTop: false,
        firstVisibleId: start.id,
        maxInserted: 0,
        isHeld: false,
      })
    }
    set(updateTopAtom, session, source)
  },
)

/**
 * Measures the scroll position of a rendered column from now on, so that it is saved.
 *
 * @param measure reads the page's layout, so it is called rarely
 * @returns stops it; must be called while the list is still rendered
 */
export const measureAnchorAtom = atom(
  null,
  (get, _set, session: Session, uuid: string, measure: () => ListScrollPosition | null) => {
    const source = openColumns(session).get(uuid)
    if (source === undefined) return () => {}
    return watchScrollPosition(session, uuid, source.name, () => {
      const seen = measure()
      return seen === null ? null : createScrollPosition(get, session, uuid, source, seen)
    })
  },
)

/**
 * Creates the scroll position of a column. The rows above are complete rows: the page below the ID of the nearest one
 * starts with the anchor row.
 */
function createScrollPosition(
  get: Getter,
  session: Session,
  uuid: string,
  source: AnyColumnSource,
  seen: ListScrollPosition,
): ScrollPosition {
  const rows = source.getRows(get)
  const [anchor = null] = seen.ids
  const above = rows.slice(0, Math.max(0, rows.indexOf(anchor))).filter((id) => id !== null)
  const layout = get(source.columns.layouts(session)(uuid))
  const { items, unread } = source.isCountedWhole ? get(source.listAtom) : layout
  const unseen = source.isCountedWhole ? unread : Math.max(0, unread - layout.waiting)
  return {
    ...seen,
    above: above.slice(-POSITION_ROWS_ABOVE).toReversed(),
    seen: items.filter((id) => id !== null)[unseen] ?? null,
    at: session.platform.clock.now(),
  }
}
