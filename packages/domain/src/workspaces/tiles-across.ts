import type { TileNode, TileTree } from './tile-tree.ts'

function across(node: TileNode, folded: readonly string[]): number {
  if (typeof node === 'string') return folded.includes(node) ? 0 : 1
  const widths = node.children.map((child) => across(child, folded))
  return node.direction === 'row'
    ? widths.reduce((total, width) => total + width, 0)
    : Math.max(...widths)
}

/**
 * How many columns stand side by side where most of them do: what a board needs room for. Folded ones need next to
 * none. 0 for an empty one.
 */
export function tilesAcross(tree: TileTree, folded: readonly string[] = []): number {
  return tree === null ? 0 : across(tree, folded)
}
