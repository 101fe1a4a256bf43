import { atom, type Getter } from 'jotai/vanilla'
import { unreadAtoms } from '../columns/columns.ts'
import type { ListName } from '../live-lists/list-of-column.ts'
import { arrivalAtoms } from '../places/arrival.ts'
import type { Session } from '../session.ts'
import { bury, type ColumnLayout, isSameLayout, layOut } from './column-layout.ts'
import { type AnyColumnSource, type ColumnAtoms, columnsOf, openColumns } from './column-source.ts'

/** The only writer of layouts; the shell's store hears of what is unread. */
export const setLayoutAtom = atom(
  null,
  (
    get,
    set,
    session: Session,
    uuid: string,
    { columns, listAtom, isCountedWhole }: AnyColumnSource,
    layout: ColumnLayout<string>,
  ) => {
    const layoutAtom = columns.layouts(session)(uuid)
    if (!isSameLayout(get(layoutAtom), layout)) set(layoutAtom, layout)
    session.app.set(unreadAtoms(uuid), isCountedWhole ? get(listAtom).unread : layout.unread)
  },
)

/** Draws one open column anew: after its list, its settings or its place changed. */
export const layColumnAtom = atom(
  null,
  (get, set, session: Session, uuid: string, deleted?: ReadonlySet<string>) => {
    const source = openColumns(session).get(uuid)
    if (source === undefined || get(arrivalAtoms(session)(uuid)).isPending) return
    const layout = get(source.columns.layouts(session)(uuid))
    const view = get(source.columns.views(session)(uuid))
    const rows = source.showRows(get, set, uuid)
    const previous = deleted === undefined ? layout : bury(layout, deleted, view)
    const isCounted = (id: string) => source.isCounted(get, id)
    set(setLayoutAtom, session, uuid, source, layOut(previous, rows, view, isCounted))
  },
)

/** The rows that readers of a list see first: none near them is cut. */
export function anchorsOf<Id extends string>(
  get: Getter,
  session: Session,
  name: ListName,
  { views }: ColumnAtoms<Id>,
): readonly Id[] {
  return columnsOf(session, name)
    .map((uuid) => get(views(session)(uuid)).firstVisibleId)
    .filter((id) => id !== null)
}
