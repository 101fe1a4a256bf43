import { buildSplit, type Part, partsOf } from './build-split.ts'
import { hasTile, removeTile } from './reconcile-tiles.ts'
import { directionOf, isLeading, type TileEdge, type TileNode, type TileTree } from './tile-tree.ts'

/** A tile and what takes the half at its edge. */
function halves(target: string, uuid: string, edge: TileEdge): readonly Part[] {
  const placed: Part = { node: uuid, share: 50 }
  const rest: Part = { node: target, share: 50 }
  return isLeading(edge) ? [placed, rest] : [rest, placed]
}

function placed(node: TileNode, uuid: string, target: string, edge: TileEdge): TileTree {
  if (node === target) return buildSplit(directionOf(edge), halves(target, uuid, edge))
  if (typeof node === 'string') return node
  const parts = partsOf(node).flatMap((part): readonly Part[] => {
    const inner = placed(part.node, uuid, target, edge)
    return inner === null ? [] : [{ node: inner, share: part.share }]
  })
  return buildSplit(node.direction, parts)
}

/**
 * Splits a tile: another column takes the half at one of its edges. A column that stands on the board
 * already moves there.
 *
 * @returns the same tree when the target is unknown, or the very column that is to be placed
 * @see BY-30
 */
export function placeTile(tree: TileTree, uuid: string, target: string, edge: TileEdge): TileTree {
  if (uuid === target || !hasTile(tree, target)) return tree
  const rest = removeTile(tree, uuid)
  return rest === null ? tree : placed(rest, uuid, target, edge)
}

/**
 * Gives a column a whole side of the board; all others share the rest.
 *
 * @returns the same tree when no other column stands on the board
 * @see BY-30
 */
export function placeAtSide(tree: TileTree, uuid: string, edge: TileEdge): TileTree {
  const rest = removeTile(tree, uuid)
  if (rest === null) return tree
  const parts: readonly Part[] = [
    { node: rest, share: 50 },
    { node: uuid, share: 50 },
  ]
  return buildSplit(directionOf(edge), isLeading(edge) ? parts.toReversed() : parts)
}
