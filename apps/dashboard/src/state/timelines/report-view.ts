import { atom } from 'jotai/vanilla'
import { changeRows } from '@colonnade/domain/list'
import type { TimelineKey } from '@colonnade/domain/timeline'
import { saveMarkerAtom } from '../markers/save-markers.ts'
import { notePlaceMoved } from '../places/keep-places.ts'
import type { Session } from '../session.ts'
import { clearTombstones, unreadAt } from './column-layout.ts'
import { columnLayoutAtoms, columnViewAtoms } from './column-list.ts'
import { layColumnAtom, setLayoutAtom } from './lay-column.ts'
import { writeWindowAtom } from './lay-columns.ts'
import { columnsOf, openColumns, timelineAtoms } from './timelines.ts'
import { viewOf, type ViewReport } from './view-report.ts'

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
