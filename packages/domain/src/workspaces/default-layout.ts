import { isSameJson } from '../json/is-same-json.ts'
import { areNear, createEqualShares, type TileTree } from './tile-tree.ts'
import { createWorkspaces } from './workspace-list.ts'
import type { Workspaces } from './workspace.ts'

/** Whether a board is a row of equal tiles, which the user did not split or resize. Its order does not matter. */
function isEvenRow(tree: TileTree): boolean {
  if (tree === null || typeof tree === 'string') return true
  const { children, direction, splitPercentages } = tree
  return (
    direction === 'row' &&
    children.every((child) => typeof child === 'string') &&
    areNear(splitPercentages, createEqualShares(children.length))
  )
}

/**
 * Whether workspaces contain only the order of columns: a single unnamed strip with no column stacked, resized,
 * collapsed or tiled. Such workspaces need not be saved.
 *
 * @param uuids the order that is known without them
 */
export function isDefaultLayout({ list }: Workspaces, uuids: readonly string[]): boolean {
  const [only] = list
  if (list.length > 1 || !isEvenRow(only.tiles)) return false
  const [plain] = createWorkspaces(only.id, '', uuids).list
  return isSameJson({ ...only, tiles: null }, { ...plain, tiles: null })
}
