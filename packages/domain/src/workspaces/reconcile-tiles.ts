import { buildSplit, partsOf } from './build-split.ts'
import { keepTiles } from './remove-tile.ts'
import { tileLeaves, type TileTree } from './tile-tree.ts'

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
