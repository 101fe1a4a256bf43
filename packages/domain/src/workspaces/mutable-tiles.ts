import type { TileNode } from './tile-tree.ts'

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
