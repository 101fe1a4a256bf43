import { placeTile } from './place-tile.ts'
import { placeAlone, placeIndex } from './strip.ts'
import { withStrip, withTiles, type Workspace } from './workspace.ts'

/** Whether a column is folded to a narrow strip. */
export function isFolded({ folded }: Workspace, uuid: string): boolean {
  return folded.includes(uuid)
}

/**
 * Folds a column to a narrow strip, or unfolds it.
 *
 * @returns the same workspace when it is so already, or the column is not in it
 * @see BY-42
 */
export function foldColumn(workspace: Workspace, uuid: string, isToFold: boolean): Workspace {
  const { strip, folded } = workspace
  const isThere = strip.some(({ columns }) => columns.includes(uuid))
  if (!isThere || isFolded(workspace, uuid) === isToFold) return workspace
  return {
    ...workspace,
    folded: isToFold ? [...folded, uuid] : folded.filter((one) => one !== uuid),
  }
}

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
