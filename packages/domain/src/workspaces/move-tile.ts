import { removeTile } from './insert-tile.ts'
import { changeSplit } from './resize-tiles.ts'
import {
  buildSplit,
  getEdgeDirection,
  isLeading,
  type Part,
  getParts,
  findTilePath,
  getSplit,
  type TileEdge,
  type TilePath,
  type TileSplit,
  type TileTree,
} from './tile-tree.ts'

/**
 * Moves a column to a whole side of the board; all others share the rest.
 *
 * @returns the same tree when the board has no other column
 * @see BY-30
 */
export function moveToBoardEdge(tree: TileTree, uuid: string, edge: TileEdge): TileTree {
  const rest = removeTile(tree, uuid)
  if (rest === null) return tree
  const parts: readonly Part[] = [
    { node: rest, share: 50 },
    { node: uuid, share: 50 },
  ]
  return buildSplit(getEdgeDirection(edge), isLeading(edge) ? parts.toReversed() : parts)
}

/** A split above a tile, and the index of the branch that contains the tile. */
interface Ancestor {
  readonly path: TilePath
  readonly index: number
}

/** Finds all splits above a tile in the direction of an edge, the nearest first. */
function findAncestors(tree: TileTree, path: TilePath, towards: TileEdge): readonly Ancestor[] {
  return path
    .map((index, depth) => ({ path: path.slice(0, depth), index }))
    .filter((above) => getSplit(tree, above.path)?.direction === getEdgeDirection(towards))
    .toReversed()
}

function swapWithNeighbour(split: TileSplit, index: number, step: -1 | 1): TileTree {
  const parts = getParts(split)
  const moved = parts[index]
  const neighbour = parts[index + step]
  if (moved === undefined || neighbour === undefined) return split
  return buildSplit(split.direction, parts.with(index, neighbour).with(index + step, moved))
}

/** Moves a tile out of its branch and inserts it beside that branch. */
function moveOutOfBranch(split: TileSplit, index: number, uuid: string, step: -1 | 1): TileTree {
  const parts = getParts(split).flatMap((part, at): readonly Part[] => {
    if (at !== index) return [part]
    const node = removeTile(part.node, uuid)
    const rest = node === null ? [] : [{ node, share: part.share / 2 }]
    const own = { node: uuid, share: part.share / 2 }
    return step === -1 ? [own, ...rest] : [...rest, own]
  })
  return buildSplit(split.direction, parts)
}

/**
 * Moves a column one step on the board. It swaps with its neighbour, or else leaves its stack, or else takes a whole
 * side of the board. This is the keyboard equivalent of every drag.
 *
 * @returns the same tree when the column is unknown, the only one, or already at that end
 * @see BY-30
 */
export function moveTile(tree: TileTree, uuid: string, towards: TileEdge): TileTree {
  const path = findTilePath(tree, uuid)
  if (path === null) return tree
  const step = isLeading(towards) ? -1 : 1
  const lying = findAncestors(tree, path, towards)
  const [nearest] = lying
  if (nearest !== undefined && nearest.path.length === path.length - 1) {
    const count = getSplit(tree, nearest.path)?.children.length ?? 0
    const to = nearest.index + step
    if (to >= 0 && to < count) {
      return changeSplit(tree, nearest.path, (split) =>
        swapWithNeighbour(split, nearest.index, step),
      )
    }
    if (nearest.path.length === 0) return tree
  }
  const outer = lying.find((above) => above.path.length < path.length - 1)
  if (outer === undefined) return moveToBoardEdge(tree, uuid, towards)
  return changeSplit(tree, outer.path, (split) => moveOutOfBranch(split, outer.index, uuid, step))
}
