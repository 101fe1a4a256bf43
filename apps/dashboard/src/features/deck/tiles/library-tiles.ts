import type { TileNode, TileTree } from '@colonnade/domain/workspaces'

/** The same tree with lists that the tiling library may write to. */
export type MutableTileNode =
  | string
  | {
      type: 'split'
      direction: 'row' | 'column'
      children: MutableTileNode[]
      splitPercentages: number[]
    }

/** A copy for the tiling library, which asks for lists that could be written to. */
export function toMutableTiles(node: TileNode): MutableTileNode {
  if (typeof node === 'string') return node
  const children = node.children.map(toMutableTiles)
  return { ...node, children, splitPercentages: [...node.splitPercentages] }
}

function mirrored(node: TileNode): TileNode {
  if (typeof node === 'string') return node
  const children = node.children.map(mirrored)
  if (node.direction === 'column') return { ...node, children }
  return {
    ...node,
    children: children.toReversed(),
    splitPercentages: node.splitPercentages.toReversed(),
  }
}

/**
 * The same board as seen in a mirror. Trees are told from the start of the line; what knows only left and
 * right draws the mirrored one where text runs from right to left.
 */
export function mirrorTiles(tree: TileTree): TileTree {
  return tree === null ? null : mirrored(tree)
}
