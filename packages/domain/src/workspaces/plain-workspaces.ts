import { isSameJson } from '../json/is-same-json.ts'
import { areNear, equalShares, type TileTree } from './tile-tree.ts'
import { firstWorkspace } from './workspace-list.ts'
import type { Workspaces } from './workspace.ts'

/** A board that nobody split or sized: whatever its order, it says nothing. */
function isEvenRow(tree: TileTree): boolean {
  if (tree === null || typeof tree === 'string') return true
  const { children, direction, splitPercentages } = tree
  return (
    direction === 'row' &&
    children.every((child) => typeof child === 'string') &&
    areNear(splitPercentages, equalShares(children.length))
  )
}

/**
 * Whether workspaces say no more than an order of columns: a single strip without a name, nothing
 * stacked, dragged, folded or tiled. Such ones need not be saved.
 *
 * @param uuids the order that is known without them
 */
export function isPlain({ list }: Workspaces, uuids: readonly string[]): boolean {
  const [only] = list
  if (list.length > 1 || !isEvenRow(only.tiles)) return false
  const [plain] = firstWorkspace(only.id, '', uuids).list
  return isSameJson({ ...only, tiles: null }, { ...plain, tiles: null })
}
