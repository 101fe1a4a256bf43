import {
  buildSplit,
  getEdgeDirection,
  isLeading,
  type Part,
  getParts,
  type TileEdge,
  getTileLeaves,
  type TileNode,
  type TileTree,
} from './tile-tree.ts'

/** Keeps the tiles for which the function returns true. Their neighbours take the space of the others. */
export function filterTiles(tree: TileTree, isKept: (uuid: string) => boolean): TileTree {
  if (tree === null) return null
  if (typeof tree === 'string') return isKept(tree) ? tree : null
  const kept = getParts(tree).flatMap((part) => {
    const node = filterTiles(part.node, isKept)
    return node === null ? [] : [{ node, share: part.share }]
  })
  const isSame =
    kept.length === tree.children.length &&
    kept.every(({ node }, index) => node === tree.children[index])
  return isSame ? tree : buildSplit(tree.direction, kept)
}

/** Removes a column from the board. @returns the same tree when it is not there */
export function removeTile(tree: TileTree, uuid: string): TileTree {
  return filterTiles(tree, (leaf) => leaf !== uuid)
}

/** Appends a column at the right end, with the average width. */
function appendTile(tree: TileTree, uuid: string): TileTree {
  if (tree === null) return uuid
  const isRow = typeof tree !== 'string' && tree.direction === 'row'
  const parts = isRow ? getParts(tree) : [{ node: tree, share: 100 }]
  return buildSplit('row', [...parts, { node: uuid, share: 100 / parts.length }])
}

/**
 * Updates the tree for a list of columns: removed and repeated columns are dropped, new ones are appended at the
 * right end in the list's order, all others stay.
 *
 * @returns the same tree when nothing changes
 * @see BY-30
 */
export function reconcileTiles(tree: TileTree, uuids: readonly string[]): TileTree {
  const waiting = new Set(uuids)
  const kept = filterTiles(tree, (leaf) => waiting.delete(leaf))
  return [...waiting].reduce<TileTree>(appendTile, kept)
}

/** Whether a board shows a column. */
export function hasTile(tree: TileTree, uuid: string): boolean {
  return getTileLeaves(tree).includes(uuid)
}

/** Splits a tile and inserts a column in the half at one of its edges. */
function splitTile(target: string, uuid: string, edge: TileEdge): readonly Part[] {
  const placed: Part = { node: uuid, share: 50 }
  const rest: Part = { node: target, share: 50 }
  return isLeading(edge) ? [placed, rest] : [rest, placed]
}

function insertInNode(node: TileNode, uuid: string, target: string, edge: TileEdge): TileTree {
  if (node === target) return buildSplit(getEdgeDirection(edge), splitTile(target, uuid, edge))
  if (typeof node === 'string') return node
  const parts = getParts(node).flatMap((part): readonly Part[] => {
    const inner = insertInNode(part.node, uuid, target, edge)
    return inner === null ? [] : [{ node: inner, share: part.share }]
  })
  return buildSplit(node.direction, parts)
}

/**
 * Splits a tile and inserts another column in the half at one of its edges. A column that is already on the board is
 * moved.
 *
 * @returns the same tree when the target is unknown or the column itself
 * @see BY-30
 */
export function insertTile(tree: TileTree, uuid: string, target: string, edge: TileEdge): TileTree {
  if (uuid === target || !hasTile(tree, target)) return tree
  const rest = removeTile(tree, uuid)
  return rest === null ? tree : insertInNode(rest, uuid, target, edge)
}
