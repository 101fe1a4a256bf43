import { buildSplit, partsOf } from './build-split.ts'
import type { TileNode, TilePath, TileSplit, TileTree } from './tile-tree.ts'

/** The way to a column; null when it is not there. */
export function pathOfTile(tree: TileTree, uuid: string): TilePath | null {
  if (tree === uuid) return []
  if (tree === null || typeof tree === 'string') return null
  for (const [index, child] of tree.children.entries()) {
    const path = pathOfTile(child, uuid)
    if (path !== null) return [index, ...path]
  }
  return null
}

/** The split at a path; null when there is none. */
export function splitAt(tree: TileTree, path: TilePath): TileSplit | null {
  if (tree === null || typeof tree === 'string') return null
  const [index, ...rest] = path
  return index === undefined ? tree : splitAt(tree.children[index] ?? null, rest)
}

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
