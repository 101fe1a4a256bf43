import { atom } from 'jotai/vanilla'
import type { StatusId } from '@colonnade/domain/entities'
import { setTop, type TimelineKey } from '@colonnade/domain/timeline'
import { saveMarkerAtom } from '../markers/save-markers.ts'
import type { Session } from '../session.ts'
import { clearTombstones } from './column-layout.ts'
import { columnLayoutAtoms, columnViewAtoms } from './column-list.ts'
import { layColumnAtom, setLayoutAtom, writeWindowAtom } from './lay-columns.ts'
import { columnsOf, openColumns, timelineAtoms } from './timelines.ts'

export interface ViewReport {
  /** The list stands at its very beginning. */
  readonly atTop: boolean
  /** Within the first 100 px; as `atTop` where it is not told. */
  readonly nearTop?: boolean
  readonly firstVisibleId: StatusId | null
}

/** The list tells where the reader is; only a real change is written. */
export const reportViewAtom = atom(
  null,
  (get, set, session: Session, uuid: string, report: ViewReport) => {
    const viewAtom = columnViewAtoms(session)(uuid)
    const known = get(viewAtom)
    const view = {
      isAtTop: report.atTop,
      isNearTop: report.nearTop ?? report.atTop,
      firstVisibleId: report.firstVisibleId,
    }
    const isMoved = view.firstVisibleId !== known.firstVisibleId
    if (!isMoved && view.isAtTop === known.isAtTop && view.isNearTop === known.isNearTop) return
    set(viewAtom, view)
    set(settleLayoutAtom, session, uuid)
    const key = openColumns(session).get(uuid)
    if (key !== undefined) set(settleTopAtom, session, key)
  },
)

/** Lets tombstones go, and clears the unread count on arriving at the top. */
const settleLayoutAtom = atom(null, (get, set, session: Session, uuid: string) => {
  const layoutAtom = columnLayoutAtoms(session)(uuid)
  const view = get(columnViewAtoms(session)(uuid))
  const layout = get(layoutAtom)
  const cleared = clearTombstones(layout, view)
  const unread = view.isNearTop ? 0 : cleared.unread
  if (cleared === layout && unread === layout.unread) return
  set(setLayoutAtom, session, uuid, { ...cleared, unread })
  if (cleared !== layout) set(layColumnAtom, session, uuid)
})

/** A timeline is at its top when all its columns are (TL-09). */
export const settleTopAtom = atom(null, (get, set, session: Session, key: TimelineKey) => {
  const views = columnsOf(openColumns(session), key).map((uuid) =>
    get(columnViewAtoms(session)(uuid)),
  )
  const isTop = views.every((view) => view.isNearTop)
  set(writeWindowAtom, session, key, setTop(get(timelineAtoms(session)(key)), isTop))
  if (isTop && key === 'home') set(saveMarkerAtom, session, 'home')
})
