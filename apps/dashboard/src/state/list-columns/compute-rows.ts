import { atom, type Getter } from 'jotai/vanilla'
import { unreadAtoms } from '../columns/columns.ts'
import type { ListName } from '../live-lists/list-name.ts'
import { openingPositionAtoms } from '../scroll-positions/opening-position.ts'
import type { Session } from '../session.ts'
import { addTombstones, type ColumnLayout, isSameLayout, computeLayout } from './column-layout.ts'
import {
  type AnyColumnSource,
  type ColumnAtoms,
  getColumnsOfList,
  openColumns,
} from './column-source.ts'

/** The only writer of layouts. Updates the unread count in the app store too. */
export const setLayoutAtom = atom(
  null,
  (
    get,
    set,
    session: Session,
    uuid: string,
    { columns, isCountedWhole, countUnread }: AnyColumnSource,
    layout: ColumnLayout<string>,
  ) => {
    const layoutAtom = columns.layouts(session)(uuid)
    if (!isSameLayout(get(layoutAtom), layout)) set(layoutAtom, layout)
    session.app.set(unreadAtoms(uuid), isCountedWhole ? countUnread(get) : layout.unread)
  },
)

/** Computes the rows of one open column, after its list, settings or scroll position changed. */
export const computeRowsAtom = atom(
  null,
  (get, set, session: Session, uuid: string, deleted?: ReadonlySet<string>) => {
    const source = openColumns(session).get(uuid)
    if (source === undefined || get(openingPositionAtoms(session)(uuid)).isPending) return
    const layout = get(source.columns.layouts(session)(uuid))
    const view = get(source.columns.views(session)(uuid))
    const rows = source.computeShownRows(get, set, uuid)
    const previous = deleted === undefined ? layout : addTombstones(layout, deleted, view)
    const isCounted = (id: string) => source.isCounted(get, id)
    set(setLayoutAtom, session, uuid, source, computeLayout(previous, rows, view, isCounted))
  },
)

/** Returns the first visible rows of the columns of a list. Trimming keeps the rows near them. */
export function getAnchors<Id extends string>(
  get: Getter,
  session: Session,
  name: ListName,
  { views }: ColumnAtoms<Id>,
): readonly Id[] {
  return getColumnsOfList(session, name)
    .map((uuid) => get(views(session)(uuid)).firstVisibleId)
    .filter((id) => id !== null)
}
