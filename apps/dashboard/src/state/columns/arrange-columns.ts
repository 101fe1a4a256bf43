import { atom } from 'jotai/vanilla'
import { removeColumn } from '@colonnade/domain/columns'
import {
  changeWorkspace,
  moveInStrip,
  moveToWorkspace,
  moveBeside,
  insertTile,
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
  updateWorkspacesAtom,
  restoreColumnsAtom,
  workspacesAtom,
} from './workspaces.ts'

/** Updates the layout of the shown strip. @param change a pure function of the strip */
export const updateStripAtom = atom(null, (get, set, change: (strip: Strip) => Strip) => {
  const { id } = get(activeWorkspaceAtom)
  set(updateWorkspacesAtom, (workspaces) =>
    changeWorkspace(workspaces, id, (one) => withStrip(one, change(one.strip))),
  )
})

/** Moves a column by one slot to the left or right. Does nothing at the end. */
export const moveColumnAtom = atom(null, (_get, set, uuid: string, direction: -1 | 1) => {
  set(updateStripAtom, (strip) => moveInStrip(strip, uuid, direction))
})

/** Removes a column. The toast can undo it and restores its slot. */
export const removeColumnAtom = atom(null, (get, set, uuid: string) => {
  const columns = get(columnsAtom)
  const removed = columns.find((column) => column.uuid === uuid)
  if (removed === undefined) return
  const before = get(workspacesAtom)
  set(columnsAtom, removeColumn(columns, uuid))
  set(showMessageAtom, {
    kind: 'column-removed',
    action: {
      run: () => set(restoreColumnsAtom, [removed], (now) => restoreColumns(now, before, [uuid])),
    },
  })
})

/** Moves a column to the end of another workspace. The shown workspace stays. */
export const moveToWorkspaceAtom = atom(null, (_get, set, uuid: string, id: string) => {
  set(updateWorkspacesAtom, (workspaces) => moveToWorkspace(workspaces, uuid, id))
})

/** The column after which the route's own column is shown; null for the end. Written when the address changes. */
export const routeAnchorAtom = atom<string | null>(null)

/**
 * Adds a column after another one of the shown workspace.
 *
 * @param after null for the end
 * @returns its uuid; null without a signed-in account
 * @see BY-35, COL-08
 */
export const addColumnBesideAtom = atom(
  null,
  (get, set, column: NewColumn, after: string | null): string | null => {
    const uuid = set(addColumnAtom, column)
    if (uuid === null || after === null) return uuid
    const { id } = get(activeWorkspaceAtom)
    set(updateWorkspacesAtom, (workspaces) =>
      changeWorkspace(workspaces, id, (one) => moveBeside(one, uuid, after)),
    )
    return uuid
  },
)

/** Where to add the column that is being chosen. */
interface AddColumnRequest {
  /** The column below which it is added; null for the end. */
  readonly below: string | null
}

/** The request that the dialog `Add column` is open for; null while it is closed. */
export const addingColumnAtom = atom<AddColumnRequest | null>(null)

/**
 * Adds the chosen column at the position that was requested.
 *
 * @returns its uuid; null without a signed-in account
 * @see COL-02, BY-30
 */
export const addChosenColumnAtom = atom(null, (get, set, column: NewColumn): string | null => {
  const below = get(addingColumnAtom)?.below ?? null
  const uuid = set(addColumnAtom, column)
  if (uuid !== null && below !== null) set(splitBelowAtom, uuid, below)
  return uuid
})

/** Moves a column of the shown workspace below another one, in the shown layout. */
const splitBelowAtom = atom(null, (get, set, uuid: string, target: string) => {
  const { id, mode } = get(activeWorkspaceAtom)
  set(updateWorkspacesAtom, (workspaces) =>
    changeWorkspace(workspaces, id, (one) =>
      mode === 'strip'
        ? withStrip(one, stackBelow(one.strip, uuid, target))
        : withTiles(one, insertTile(one.tiles, uuid, target, 'bottom')),
    ),
  )
})
