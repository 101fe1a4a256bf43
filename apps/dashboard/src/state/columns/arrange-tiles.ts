import { atom } from 'jotai/vanilla'
import { changeWorkspace, type TileTree, withTiles } from '@colonnade/domain/workspaces'
import { activeWorkspaceAtom, changeWorkspacesAtom } from './workspaces.ts'

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
