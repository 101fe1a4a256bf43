import { atom } from 'jotai/vanilla'
import type { Column } from '@colonnade/domain/columns'
import {
  addWorkspace,
  convertStripToTiles,
  convertTilesToStrip,
  changeWorkspace,
  duplicateWorkspace,
  moveWorkspace,
  removeWorkspace,
  restoreWorkspace,
  type TileTree,
  withTiles,
  type Workspace,
  getWorkspaceColumns,
  type Workspaces,
} from '@colonnade/domain/workspaces'
import { platformAtom } from '../app-store.ts'
import { showMessageAtom } from '../ui/messages.ts'
import { updateStripAtom } from './arrange-columns.ts'
import { columnsAtom } from './columns.ts'
import {
  activeWorkspaceAtom,
  updateWorkspacesAtom,
  restoreColumnsAtom,
  workspacesAtom,
} from './workspaces.ts'

/** The tile layout of the shown workspace. */
export const tilesAtom = atom((get): TileTree => get(activeWorkspaceAtom).tiles)

/** Updates the shown tile layout. @param change a pure function of the tiles */
export const updateTilesAtom = atom(null, (get, set, change: (tiles: TileTree) => TileTree) => {
  const { id, tiles } = get(activeWorkspaceAtom)
  const changed = change(tiles)
  if (changed === tiles) return
  set(updateWorkspacesAtom, (workspaces) =>
    changeWorkspace(workspaces, id, (one) => withTiles(one, changed)),
  )
})

/**
 * Copies the arrangement of the workspace's other layout: of the strip to the tiles, or of the tiles to the strip.
 * @see BY-30
 */
export const copyOtherLayoutAtom = atom(null, (get, set) => {
  const { mode, strip, tiles } = get(activeWorkspaceAtom)
  if (mode === 'tiles') set(updateTilesAtom, () => convertStripToTiles(strip))
  else set(updateStripAtom, (now) => convertTilesToStrip(tiles, now))
})

/** Adds an empty workspace and shows it. @param name empty to show its number instead */
export const createWorkspaceAtom = atom(null, (get, set, name: string) => {
  const id = get(platformAtom).uuid()
  set(updateWorkspacesAtom, (workspaces) => addWorkspace(workspaces, id, name.trim()))
})

/** Duplicates a workspace with its columns, and shows the copy. */
export const duplicateWorkspaceAtom = atom(null, (get, set, id: string, name: string) => {
  const makeUuid = get(platformAtom).uuid
  const copy = { name, makeUuid }
  const { workspaces, columns } = duplicateWorkspace(
    get(workspacesAtom),
    get(columnsAtom),
    id,
    copy,
  )
  set(updateWorkspacesAtom, () => workspaces)
  set(columnsAtom, columns)
})

/**
 * Swaps a workspace with its neighbour.
 *
 * @returns its new position, from 1; null if it cannot move
 */
export const moveWorkspaceAtom = atom(null, (get, set, id: string, step: -1 | 1): number | null => {
  const before = get(workspacesAtom)
  const moved = moveWorkspace(before, id, step)
  if (moved === before) return null
  set(updateWorkspacesAtom, () => moved)
  return moved.list.findIndex((one) => one.id === id) + 1
})

/** Removes a workspace with its columns. The toast can undo it. The last workspace cannot be removed. */
export const removeWorkspaceAtom = atom(null, (get, set, id: string) => {
  const before = get(workspacesAtom)
  const workspace = before.list.find((one) => one.id === id)
  if (workspace === undefined || before.list.length === 1) return
  const { removed, kept } = splitColumns(get(columnsAtom), workspace)
  set(columnsAtom, kept)
  set(updateWorkspacesAtom, (workspaces) => removeWorkspace(workspaces, id))
  const restore = (workspaces: Workspaces) => restoreWorkspace(workspaces, before, id)
  set(showMessageAtom, {
    kind: 'workspace-removed',
    action: { run: () => set(restoreColumnsAtom, removed, restore) },
  })
})

function splitColumns(columns: readonly Column[], workspace: Workspace) {
  const own = new Set(getWorkspaceColumns(workspace))
  return {
    removed: columns.filter(({ uuid }) => own.has(uuid)),
    kept: columns.filter(({ uuid }) => !own.has(uuid)),
  }
}
