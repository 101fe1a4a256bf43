import { atom } from 'jotai/vanilla'
import { arrangeLikeStrip, arrangeLikeTiles } from '@colonnade/domain/workspaces'
import { changeStripAtom } from './arrange-columns.ts'
import { changeTilesAtom } from './arrange-tiles.ts'
import { activeWorkspaceAtom } from './workspaces.ts'

/** Arranges what is shown like the other layout of its workspace: the tiles like the strip, or the strip like the tiles. @see BY-30 */
export const arrangeAlikeAtom = atom(null, (get, set) => {
  const { mode, strip, tiles } = get(activeWorkspaceAtom)
  if (mode === 'tiles') set(changeTilesAtom, () => arrangeLikeStrip(strip))
  else set(changeStripAtom, (now) => arrangeLikeTiles(tiles, now))
})
