import { placeTile } from './place-tile.ts'
import { placeAlone, placeIndex } from './strip.ts'
import { type Workspace, withStrip, withTiles } from './workspace.ts'

/**
 * Puts a column right after another one in both layouts: behind its place in the strip, and on the half
 * of its tile that comes after it in reading order.
 *
 * @param uuid one of the workspace's columns
 * @returns the same workspace when the other one does not stand there
 * @see COL-08, BY-35
 */
export function placeBeside(workspace: Workspace, uuid: string, target: string): Workspace {
  const at = placeIndex(workspace.strip, target)
  if (at === -1 || uuid === target) return workspace
  const laid = withStrip(workspace, placeAlone(workspace.strip, uuid, at + 1))
  return withTiles(laid, placeTile(laid.tiles, uuid, target, 'right'))
}
