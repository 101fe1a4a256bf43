import { buildSplit, partsOf } from './build-split.ts'
import type { TileTree } from './tile-tree.ts'

/** Keeps the leaves that a rule names; their neighbours take the room of the others. */
export function keepTiles(tree: TileTree, isKept: (uuid: string) => boolean): TileTree {
  if (tree === null) return null
  if (typeof tree === 'string') return isKept(tree) ? tree : null
  const kept = partsOf(tree).flatMap((part) => {
    const node = keepTiles(part.node, isKept)
    return node === null ? [] : [{ node, share: part.share }]
  })
  const isSame =
    kept.length === tree.children.length &&
    kept.every(({ node }, index) => node === tree.children[index])
  return isSame ? tree : buildSplit(tree.direction, kept)
}

/** Takes a column off the board. @returns the same tree when it is not there */
export function removeTile(tree: TileTree, uuid: string): TileTree {
  return keepTiles(tree, (leaf) => leaf !== uuid)
}
