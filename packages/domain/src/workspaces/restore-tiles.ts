import { areNear } from './fit-shares.ts'
import { placeTile } from './place-tile.ts'
import { hasTile, keepTiles } from './reconcile-tiles.ts'
import { pathOfTile, splitAt } from './tile-path.ts'
import { type TileEdge, tileLeaves, type TileNode, type TileTree } from './tile-tree.ts'

function isSameTree(left: TileTree, right: TileTree): boolean {
  if (left === null || right === null || typeof left === 'string' || typeof right === 'string') {
    return left === right
  }
  return (
    left.direction === right.direction &&
    left.children.length === right.children.length &&
    left.children.every((child, index) => isSameTree(child, right.children[index] ?? null)) &&
    areNear(left.splitPercentages, right.splitPercentages)
  )
}

/** The nearest column that stood beside another one and is still there, and at which of its edges. */
function neighbourOf(
  tree: TileTree,
  former: TileTree,
  uuid: string,
): { readonly target: string; readonly edge: TileEdge } | null {
  const path = pathOfTile(former, uuid) ?? []
  const leavesOf = (nodes: readonly TileNode[]) =>
    nodes.flatMap(tileLeaves).filter((leaf) => hasTile(tree, leaf))
  for (let depth = path.length - 1; depth >= 0; depth -= 1) {
    const split = splitAt(former, path.slice(0, depth))
    const index = path[depth] ?? 0
    if (split === null) continue
    const isRow = split.direction === 'row'
    const before = leavesOf(split.children.slice(0, index)).at(-1)
    if (before !== undefined) return { target: before, edge: isRow ? 'right' : 'bottom' }
    const [after] = leavesOf(split.children.slice(index + 1))
    if (after !== undefined) return { target: after, edge: isRow ? 'left' : 'top' }
  }
  return null
}

function restoreTile(tree: TileTree, former: TileTree, uuid: string): TileTree {
  if (!hasTile(former, uuid) || hasTile(tree, uuid)) return tree
  if (tree === null) return uuid
  const neighbour = neighbourOf(tree, former, uuid)
  return neighbour === null ? tree : placeTile(tree, uuid, neighbour.target, neighbour.edge)
}

/**
 * Brings columns back to where they stood on a board: exactly, where nothing else was changed since;
 * else each takes half of what its nearest neighbour of then has now.
 *
 * @param former a board that held them; what it did not hold stays out
 * @see BY-44
 */
export function restoreTiles(tree: TileTree, former: TileTree, uuids: readonly string[]): TileTree {
  const shown = new Set(tileLeaves(tree))
  const isUnchanged = isSameTree(
    keepTiles(former, (leaf) => shown.has(leaf)),
    tree,
  )
  if (!isUnchanged) return uuids.reduce((now, uuid) => restoreTile(now, former, uuid), tree)
  const restored = new Set([...shown, ...uuids])
  return keepTiles(former, (leaf) => restored.has(leaf))
}
