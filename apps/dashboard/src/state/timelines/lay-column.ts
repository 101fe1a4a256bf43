import { atom } from 'jotai/vanilla'
import type { StatusId } from '@colonnade/domain/entities'
import { unreadAtoms } from '../columns/unread.ts'
import { isOwn } from '../entities/statuses.ts'
import { arrivalAtoms } from '../places/arrival.ts'
import type { Session } from '../session.ts'
import { bury, isSameLayout, layOut, type ColumnLayout } from './column-layout.ts'
import { columnLayoutAtoms, columnViewAtoms } from './column-list.ts'
import { hiddenReportAtoms, isSameReport } from './hidden-statuses.ts'
import { filterOfColumn, listStatuses } from './list-statuses.ts'
import { openColumns } from './timelines.ts'

/** The only writer of layouts; the shell's store hears of what is unread. */
export const setLayoutAtom = atom(
  null,
  (get, set, session: Session, uuid: string, layout: ColumnLayout) => {
    const layoutAtom = columnLayoutAtoms(session)(uuid)
    if (!isSameLayout(get(layoutAtom), layout)) set(layoutAtom, layout)
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
    const isCounted = (id: StatusId) => !isOwn(get, session, id)
    set(setLayoutAtom, session, uuid, layOut(previous, listed.items, view, isCounted))
    const hiddenAtom = hiddenReportAtoms(session)(uuid)
    if (!isSameReport(get(hiddenAtom), listed.hidden)) set(hiddenAtom, listed.hidden)
  },
)
