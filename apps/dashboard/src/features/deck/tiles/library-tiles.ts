import type { TileNode, TileTree } from '@colonnade/domain/workspaces'

/** The same tree with mutable lists for the tiling library. */
export type MutableTileNode =
  | string
  | {
      type: 'split'
      direction: 'row' | 'column'
      children: MutableTileNode[]
      splitPercentages: number[]
    }

/** Copies a tree for the tiling library, whose types require mutable lists. */
export function toMutableTiles(node: TileNode): MutableTileNode {
  if (typeof node === 'string') return node
  const children = node.children.map(toMutableTiles)
  return { ...node, children, splitPercentages: [...node.splitPercentages] }
}

function mirrorNode(node: TileNode): TileNode {
  if (typeof node === 'string') return node
  const children = node.children.map(mirrorNode)
  if (node.direction === 'column') return { ...node, children }
  return {
    ...node,
    children: children.toReversed(),
    splitPercentages: node.splitPercentages.toReversed(),
  }
}

/**
 * Mirrors a board horizontally. Trees count from the start of the line. The library knows only left and right, so it
 * receives the mirrored tree in RTL pages.
 */
export function mirrorTiles(tree: TileTree): TileTree {
  return tree === null ? null : mirrorNode(tree)
}
