import { removeTile } from './place-tile.ts'
import { changeSplit } from './resize-tiles.ts'
import {
  buildSplit,
  directionOf,
  isLeading,
  type Part,
  partsOf,
  pathOfTile,
  splitAt,
  type TileEdge,
  type TilePath,
  type TileSplit,
  type TileTree,
} from './tile-tree.ts'

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

/** Where in a split a tile's branch stands, and the way to that split. */
interface Ancestor {
  readonly path: TilePath
  readonly index: number
}

/** Every split above a tile that lies in a direction, the nearest first. */
function ancestors(tree: TileTree, path: TilePath, towards: TileEdge): readonly Ancestor[] {
  return path
    .map((index, depth) => ({ path: path.slice(0, depth), index }))
    .filter((above) => splitAt(tree, above.path)?.direction === directionOf(towards))
    .toReversed()
}

function swapped(split: TileSplit, index: number, step: -1 | 1): TileTree {
  const parts = partsOf(split)
  const moved = parts[index]
  const neighbour = parts[index + step]
  if (moved === undefined || neighbour === undefined) return split
  return buildSplit(split.direction, parts.with(index, neighbour).with(index + step, moved))
}

/** Takes a tile out of its branch and gives it a place of its own beside that branch. */
function popped(split: TileSplit, index: number, uuid: string, step: -1 | 1): TileTree {
  const parts = partsOf(split).flatMap((part, at): readonly Part[] => {
    if (at !== index) return [part]
    const node = removeTile(part.node, uuid)
    const rest = node === null ? [] : [{ node, share: part.share / 2 }]
    const own = { node: uuid, share: part.share / 2 }
    return step === -1 ? [own, ...rest] : [...rest, own]
  })
  return buildSplit(split.direction, parts)
}

/**
 * Moves a column one step over the board: it changes places with its neighbour, else leaves the stack
 * that it stands in, else takes a whole side of the board. Every drag has this twin on the keyboard.
 *
 * @returns the same tree when the column is unknown, alone, or at that end already
 * @see BY-30
 */
export function moveTile(tree: TileTree, uuid: string, towards: TileEdge): TileTree {
  const path = pathOfTile(tree, uuid)
  if (path === null) return tree
  const step = isLeading(towards) ? -1 : 1
  const lying = ancestors(tree, path, towards)
  const [nearest] = lying
  if (nearest !== undefined && nearest.path.length === path.length - 1) {
    const count = splitAt(tree, nearest.path)?.children.length ?? 0
    const to = nearest.index + step
    if (to >= 0 && to < count) {
      return changeSplit(tree, nearest.path, (split) => swapped(split, nearest.index, step))
    }
    if (nearest.path.length === 0) return tree
  }
  const outer = lying.find((above) => above.path.length < path.length - 1)
  if (outer === undefined) return placeAtSide(tree, uuid, towards)
  return changeSplit(tree, outer.path, (split) => popped(split, outer.index, uuid, step))
}
