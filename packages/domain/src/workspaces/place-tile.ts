import {
  buildSplit,
  directionOf,
  isLeading,
  type Part,
  partsOf,
  type TileEdge,
  tileLeaves,
  type TileNode,
  type TileTree,
} from './tile-tree.ts'

/** Keeps the leaves that a rule names; their neighbours take the room of the others. */
export function keepTiles(tree: TileTree, isKept: (uuid: string) => boolean): TileTree {
  if (tree === null) return null
  if (typeof tree === 'string') return isKept(tree) ? tree : null
  const kept = partsOf(tree).flatMap((part) => {
    const node = keepTiles(part.node, isKept)
    return node === null ? [] : [{ node, share: part.share }]
  })
  const isSame =
    kept.length === tree.children.length &&
    kept.every(({ node }, index) => node === tree.children[index])
  return isSame ? tree : buildSplit(tree.direction, kept)
}

/** Takes a column off the board. @returns the same tree when it is not there */
export function removeTile(tree: TileTree, uuid: string): TileTree {
  return keepTiles(tree, (leaf) => leaf !== uuid)
}

/** Puts a column at the right end, as wide as the columns there are on average. */
function appendTile(tree: TileTree, uuid: string): TileTree {
  if (tree === null) return uuid
  const isRow = typeof tree !== 'string' && tree.direction === 'row'
  const parts = isRow ? partsOf(tree) : [{ node: tree, share: 100 }]
  return buildSplit('row', [...parts, { node: uuid, share: 100 / parts.length }])
}

/**
 * The tree for a list of columns: what vanished is dropped, repetitions too, what is new stands at the
 * right end in the list's order, all others stay where they are.
 *
 * @returns the same tree when nothing has to change
 * @see BY-30
 */
export function reconcileTiles(tree: TileTree, uuids: readonly string[]): TileTree {
  const waiting = new Set(uuids)
  const kept = keepTiles(tree, (leaf) => waiting.delete(leaf))
  return [...waiting].reduce<TileTree>(appendTile, kept)
}

/** Whether a board shows a column. */
export function hasTile(tree: TileTree, uuid: string): boolean {
  return tileLeaves(tree).includes(uuid)
}

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
