import {
  buildSplit,
  equalShares,
  leastShare,
  partsOf,
  pathOfTile,
  splitAt,
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
  const parts = partsOf(tree)
  return buildSplit(
    tree.direction,
    parts.map((part, at) => (at === index ? { ...part, node: changed } : part)),
  )
}

/** How small and how large the tile before a divider can become, in percent of their split. */
export function dividerRange(
  shares: readonly number[],
  index: number,
): { readonly min: number; readonly max: number } | null {
  const before = shares[index]
  const after = shares[index + 1]
  if (before === undefined || after === undefined) return null
  const min = Math.min(leastShare(shares.length), before, after)
  // What is added and taken away again may come out a hair smaller.
  return { min, max: Math.max(before, before + after - min) }
}

/**
 * Sets how much of its split the tile before a divider takes; the one behind it takes the rest of both.
 *
 * @param path of the split
 * @param index of the tile before the divider
 * @param share in percent of the split, brought into the range that leaves both visible
 * @returns the same tree when there is no such divider, or the share is no number
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
    const range = dividerRange(split.splitPercentages, index)
    if (range === null) return split
    const before = Math.min(range.max, Math.max(range.min, share))
    const after = range.min + range.max - before
    const shares = split.splitPercentages.with(index, before).with(index + 1, after)
    return { ...split, splitPercentages: shares }
  })
}

/** Gives all tiles of one split the same room. @param path of the split */
export function equaliseSplit(tree: TileTree, path: TilePath): TileTree {
  return changeSplit(tree, path, (split) => ({
    ...split,
    splitPercentages: equalShares(split.children.length),
  }))
}

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
