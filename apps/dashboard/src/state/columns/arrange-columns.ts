import { atom } from 'jotai/vanilla'
import { removeColumn } from '@colonnade/domain/columns'
import {
  changeWorkspace,
  moveInStrip,
  moveToWorkspace,
  placeBeside,
  placeTile,
  restoreColumns,
  stackBelow,
  type Strip,
  withStrip,
  withTiles,
} from '@colonnade/domain/workspaces'
import { showMessageAtom } from '../ui/messages.ts'
import { addColumnAtom, columnsAtom, type NewColumn } from './columns.ts'
import {
  activeWorkspaceAtom,
  changeWorkspacesAtom,
  returnColumnsAtom,
  workspacesAtom,
} from './workspaces.ts'

/** Lays the shown strip out anew. @param change pure, one of the strip's rules */
export const changeStripAtom = atom(null, (get, set, change: (strip: Strip) => Strip) => {
  const { id } = get(activeWorkspaceAtom)
  set(changeWorkspacesAtom, (workspaces) =>
    changeWorkspace(workspaces, id, (one) => withStrip(one, change(one.strip))),
  )
})

/** One place to the left or right; at the end nothing happens. */
export const moveColumnAtom = atom(null, (_get, set, uuid: string, direction: -1 | 1) => {
  set(changeStripAtom, (strip) => moveInStrip(strip, uuid, direction))
})

/** Removes a column; the notice that says so can bring it back to its place. */
export const removeColumnAtom = atom(null, (get, set, uuid: string) => {
  const columns = get(columnsAtom)
  const removed = columns.find((column) => column.uuid === uuid)
  if (removed === undefined) return
  const before = get(workspacesAtom)
  set(columnsAtom, removeColumn(columns, uuid))
  set(showMessageAtom, {
    kind: 'column-removed',
    action: {
      run: () => set(returnColumnsAtom, [removed], (now) => restoreColumns(now, before, [uuid])),
    },
  })
})

/** To the end of another workspace; the one that is shown stays. */
export const moveToWorkspaceAtom = atom(null, (_get, set, uuid: string, id: string) => {
  set(changeWorkspacesAtom, (workspaces) => moveToWorkspace(workspaces, uuid, id))
})

/** Behind which column the route's own stands; null for the end. Written by the deck as the address changes. */
export const routeAnchorAtom = atom<string | null>(null)

/**
 * Adds a column right after another one of the shown workspace.
 *
 * @param after null for the end
 * @returns its uuid, or null when nobody is signed in
 * @see BY-35, COL-08
 */
export const addColumnBesideAtom = atom(
  null,
  (get, set, column: NewColumn, after: string | null): string | null => {
    const uuid = set(addColumnAtom, column)
    if (uuid === null || after === null) return uuid
    const { id } = get(activeWorkspaceAtom)
    set(changeWorkspacesAtom, (workspaces) =>
      changeWorkspace(workspaces, id, (one) => placeBeside(one, uuid, after)),
    )
    return uuid
  },
)

/** Where the column goes that is being chosen. */
interface Adding {
  /** Right below this one; null is the deck's end. */
  readonly below: string | null
}

/** What the dialog `Add column` stands open for; null while it is closed. */
export const addingColumnAtom = atom<Adding | null>(null)

/**
 * Adds the column that was chosen, where the dialog was asked to put it.
 *
 * @returns its uuid, or null when nobody is signed in
 * @see COL-02, BY-30
 */
export const addChosenColumnAtom = atom(null, (get, set, column: NewColumn): string | null => {
  const below = get(addingColumnAtom)?.below ?? null
  const uuid = set(addColumnAtom, column)
  if (uuid !== null && below !== null) set(splitBelowAtom, uuid, below)
  return uuid
})

/** Puts a column of the shown workspace right below another one, in the layout that is shown. */
const splitBelowAtom = atom(null, (get, set, uuid: string, target: string) => {
  const { id, mode } = get(activeWorkspaceAtom)
  set(changeWorkspacesAtom, (workspaces) =>
    changeWorkspace(workspaces, id, (one) =>
      mode === 'strip'
        ? withStrip(one, stackBelow(one.strip, uuid, target))
        : withTiles(one, placeTile(one.tiles, uuid, target, 'bottom')),
    ),
  )
})
