import { resizeTiles } from './resize-tiles.ts'
import { pathOfTile, splitAt } from './tile-path.ts'
import type { TileDirection, TileTree } from './tile-tree.ts'

/**
 * Makes a column wider or narrower (`row`), taller or shorter (`column`): the divider behind it moves, or
 * the one before it where it is the last.
 *
 * @param percent of the split that it stands in; negative for less
 * @returns the same tree when nothing stands beside it in that direction
 * @see BY-30
 */
export function stretchTile(
  tree: TileTree,
  uuid: string,
  direction: TileDirection,
  percent: number,
): TileTree {
  const path = pathOfTile(tree, uuid) ?? []
  const depth = path.findLastIndex(
    (_index, at) => splitAt(tree, path.slice(0, at))?.direction === direction,
  )
  const at = path[depth]
  const split = splitAt(tree, path.slice(0, depth))
  if (at === undefined || split === null) return tree
  const isLast = at === split.children.length - 1
  const divider = isLast ? at - 1 : at
  const before = split.splitPercentages[divider]
  if (before === undefined) return tree
  return resizeTiles(tree, path.slice(0, depth), divider, before + (isLast ? -percent : percent))
}
