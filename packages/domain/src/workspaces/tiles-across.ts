import type { TileNode, TileTree } from './tile-tree.ts'

function across(node: TileNode): number {
  if (typeof node === 'string') return 1
  const widths = node.children.map(across)
  return node.direction === 'row'
    ? widths.reduce((total, width) => total + width, 0)
    : Math.max(...widths)
}

/** How many columns stand side by side where most of them do: what a board needs room for. 0 for an empty one. */
export function tilesAcross(tree: TileTree): number {
  return tree === null ? 0 : across(tree)
}
