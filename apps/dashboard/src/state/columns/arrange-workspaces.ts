import { atom } from 'jotai/vanilla'
import type { Column } from '@colonnade/domain/columns'
import {
  addWorkspace,
  arrangeLikeStrip,
  arrangeLikeTiles,
  changeWorkspace,
  duplicateWorkspace,
  moveWorkspace,
  removeWorkspace,
  restoreWorkspace,
  type TileTree,
  withTiles,
  type Workspace,
  workspaceColumns,
  type Workspaces,
} from '@colonnade/domain/workspaces'
import { platformAtom } from '../app-store.ts'
import { showMessageAtom } from '../ui/messages.ts'
import { changeStripAtom } from './arrange-columns.ts'
import { columnsAtom } from './columns.ts'
import {
  activeWorkspaceAtom,
  changeWorkspacesAtom,
  returnColumnsAtom,
  workspacesAtom,
} from './workspaces.ts'

/** The board of the workspace that is shown. */
export const tilesAtom = atom((get): TileTree => get(activeWorkspaceAtom).tiles)

/** Lays the shown board out anew. @param change pure, one of the rules for tiles */
export const changeTilesAtom = atom(null, (get, set, change: (tiles: TileTree) => TileTree) => {
  const { id, tiles } = get(activeWorkspaceAtom)
  const changed = change(tiles)
  if (changed === tiles) return
  set(changeWorkspacesAtom, (workspaces) =>
    changeWorkspace(workspaces, id, (one) => withTiles(one, changed)),
  )
})

/** Arranges what is shown like the other layout of its workspace: the tiles like the strip, or the strip like the tiles. @see BY-30 */
export const arrangeAlikeAtom = atom(null, (get, set) => {
  const { mode, strip, tiles } = get(activeWorkspaceAtom)
  if (mode === 'tiles') set(changeTilesAtom, () => arrangeLikeStrip(strip))
  else set(changeStripAtom, (now) => arrangeLikeTiles(tiles, now))
})

/** Adds an empty workspace and shows it. @param name empty where it goes by its number */
export const createWorkspaceAtom = atom(null, (get, set, name: string) => {
  const id = get(platformAtom).uuid()
  set(changeWorkspacesAtom, (workspaces) => addWorkspace(workspaces, id, name.trim()))
})

/** Copies a workspace, columns and all, and shows the copy. */
export const duplicateWorkspaceAtom = atom(null, (get, set, id: string, name: string) => {
  const makeUuid = get(platformAtom).uuid
  const copy = { name, makeUuid }
  const { workspaces, columns } = duplicateWorkspace(
    get(workspacesAtom),
    get(columnsAtom),
    id,
    copy,
  )
  set(changeWorkspacesAtom, () => workspaces)
  set(columnsAtom, columns)
})

/**
 * Lets a workspace change places with its neighbour.
 *
 * @returns its place from then on, 1 for the first; null where none is free
 */
export const moveWorkspaceAtom = atom(null, (get, set, id: string, step: -1 | 1): number | null => {
  const before = get(workspacesAtom)
  const moved = moveWorkspace(before, id, step)
  if (moved === before) return null
  set(changeWorkspacesAtom, () => moved)
  return moved.list.findIndex((one) => one.id === id) + 1
})

/** Removes a workspace with its columns; the notice that says so can bring all of it back. The last one stays. */
export const removeWorkspaceAtom = atom(null, (get, set, id: string) => {
  const before = get(workspacesAtom)
  const workspace = before.list.find((one) => one.id === id)
  if (workspace === undefined || before.list.length === 1) return
  const { removed, kept } = splitColumns(get(columnsAtom), workspace)
  set(columnsAtom, kept)
  set(changeWorkspacesAtom, (workspaces) => removeWorkspace(workspaces, id))
  const restore = (workspaces: Workspaces) => restoreWorkspace(workspaces, before, id)
  set(showMessageAtom, {
    kind: 'workspace-removed',
    action: { run: () => set(returnColumnsAtom, removed, restore) },
  })
})

function splitColumns(columns: readonly Column[], workspace: Workspace) {
  const own = new Set(workspaceColumns(workspace))
  return {
    removed: columns.filter(({ uuid }) => own.has(uuid)),
    kept: columns.filter(({ uuid }) => !own.has(uuid)),
  }
}
