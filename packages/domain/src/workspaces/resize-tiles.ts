import {
  buildSplit,
  createEqualShares,
  getMinShare,
  getParts,
  findTilePath,
  getSplit,
  type TileDirection,
  type TileNode,
  type TilePath,
  type TileSplit,
  type TileTree,
} from './tile-tree.ts'

/** Changes the split at a path. @returns the same tree when there is none */
export function changeSplit(
  tree: TileTree,
  path: TilePath,
  change: (split: TileSplit) => TileTree,
): TileTree {
  if (tree === null || typeof tree === 'string') return tree
  const [index, ...rest] = path
  if (index === undefined) return change(tree)
  const child = tree.children[index]
  if (child === undefined) return tree
  const changed: TileNode | null = changeSplit(child, rest, change)
  if (changed === child || changed === null) return tree
  const parts = getParts(tree)
  return buildSplit(
    tree.direction,
    parts.map((part, at) => (at === index ? { ...part, node: changed } : part)),
  )
}

/** Returns the minimum and maximum size of the tile before a divider, in percent of their split. */
export function getDividerRange(
  shares: readonly number[],
  index: number,
): { readonly min: number; readonly max: number } | null {
  const before = shares[index]
  const after = shares[index + 1]
  if (before === undefined || after === undefined) return null
  const min = Math.min(getMinShare(shares.length), before, after)
  // Adding and subtracting can lose a tiny amount.
  return { min, max: Math.max(before, before + after - min) }
}

/**
 * Sets the share of the tile before a divider; the tile after it takes the rest of both.
 *
 * @param path of the split
 * @param index of the tile before the divider
 * @param share in percent of the split, clamped so that both stay visible
 * @returns the same tree when there is no such divider, or the share is not a number
 * @see BY-30
 */
export function resizeTiles(
  tree: TileTree,
  path: TilePath,
  index: number,
  share: number,
): TileTree {
  if (Number.isNaN(share)) return tree
  return changeSplit(tree, path, (split) => {
    const range = getDividerRange(split.splitPercentages, index)
    if (range === null) return split
    const before = Math.min(range.max, Math.max(range.min, share))
    const after = range.min + range.max - before
    const shares = split.splitPercentages.with(index, before).with(index + 1, after)
    return { ...split, splitPercentages: shares }
  })
}

/** Gives all tiles of a split the same size. @param path of the split */
export function equaliseSplit(tree: TileTree, path: TilePath): TileTree {
  return changeSplit(tree, path, (split) => ({
    ...split,
    splitPercentages: createEqualShares(split.children.length),
  }))
}

/**
 * Changes the width (`row`) or height (`column`) of a column by moving the divider after it, or the one before it if
 * it is the last.
 *
 * @param percent of its split; negative to shrink
 * @returns the same tree when there is no neighbour in that direction
 * @see BY-30
 */
export function stretchTile(
  tree: TileTree,
  uuid: string,
  direction: TileDirection,
  percent: number,
): TileTree {
  const path = findTilePath(tree, uuid) ?? []
  const depth = path.findLastIndex(
    (_index, at) => getSplit(tree, path.slice(0, at))?.direction === direction,
  )
  const at = path[depth]
  const split = getSplit(tree, path.slice(0, depth))
  if (at === undefined || split === null) return tree
  const isLast = at === split.children.length - 1
  const divider = isLast ? at - 1 : at
  const before = split.splitPercentages[divider]
  if (before === undefined) return tree
  return resizeTiles(tree, path.slice(0, depth), divider, before + (isLast ? -percent : percent))
}
