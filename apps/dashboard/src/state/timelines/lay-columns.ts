import { atom } from 'jotai/vanilla'
import type { StatusId } from '@colonnade/domain/entities'
import type { TimelineKey, TimelineWindow } from '@colonnade/domain/timeline'
import { unreadAtoms } from '../columns/unread.ts'
import { arrivalAtoms } from '../places/arrival.ts'
import type { Session } from '../session.ts'
import { bury, layOut, type ColumnLayout } from './column-layout.ts'
import { columnLayoutAtoms, columnViewAtoms } from './column-list.ts'
import { hiddenReportAtoms, isSameReport } from './hidden-statuses.ts'
import { filterOfColumn, listStatuses } from './list-statuses.ts'
import { timelineBelow } from './pinned-first.ts'
import { columnsOf, openColumns, timelineAtoms } from './timelines.ts'

/** The only writer of layouts; the shell's store hears of what is unread. */
export const setLayoutAtom = atom(
  null,
  (_get, set, session: Session, uuid: string, layout: ColumnLayout) => {
    set(columnLayoutAtoms(session)(uuid), layout)
    session.app.set(unreadAtoms(uuid), layout.unread)
  },
)

/** Draws one open column anew: after its timeline, its settings or its place changed. */
export const layColumnAtom = atom(
  null,
  (get, set, session: Session, uuid: string, deleted?: ReadonlySet<StatusId>) => {
    const key = openColumns(session).get(uuid)
    if (key === undefined || get(arrivalAtoms(session)(uuid)).isPending) return
    const layoutAtom = columnLayoutAtoms(session)(uuid)
    const view = get(columnViewAtoms(session)(uuid))
    const listed = listStatuses(get, session, key, filterOfColumn(get, session, uuid))
    const previous = deleted === undefined ? get(layoutAtom) : bury(get(layoutAtom), deleted, view)
    set(setLayoutAtom, session, uuid, layOut(previous, listed.items, view))
    const hiddenAtom = hiddenReportAtoms(session)(uuid)
    if (!isSameReport(get(hiddenAtom), listed.hidden)) set(hiddenAtom, listed.hidden)
  },
)

/** The only writer of windows: the columns that show the timeline move in the same write. */
export const writeWindowAtom = atom(
  null,
  (
    get,
    set,
    session: Session,
    key: TimelineKey,
    window: TimelineWindow,
    deleted?: ReadonlySet<StatusId>,
  ) => {
    const windowAtom = timelineAtoms(session)(key)
    const previous = get(windowAtom)
    if (previous === window) return
    set(windowAtom, window)
    if (previous.items === window.items && deleted === undefined) return
    for (const uuid of columnsOf(openColumns(session), key))
      set(layColumnAtom, session, uuid, deleted)
    const below = timelineBelow(key)
    if (below === null) return
    for (const uuid of columnsOf(openColumns(session), below)) set(layColumnAtom, session, uuid)
  },
)

/** After settings or columns changed: what is listed may be another choice now. */
export const layAllColumnsAtom = atom(null, (_get, set, session: Session) => {
  for (const uuid of openColumns(session).keys()) set(layColumnAtom, session, uuid)
})
