import { partsOf } from './build-split.ts'
import type { TileNode, TileSplit, TileTree } from './tile-tree.ts'

/** A place on the board, in percent of its width and height. `left` is the start side where text runs rightwards. */
export interface TileBox {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export const WHOLE_BOARD: TileBox = { left: 0, top: 0, width: 100, height: 100 }

/** The boxes of a split's children within its own box. */
export function childBoxes(split: TileSplit, box: TileBox): readonly TileBox[] {
  let before = 0
  return partsOf(split).map(({ share }) => {
    const start = before / 100
    const part = share / 100
    before += share
    return split.direction === 'row'
      ? { ...box, left: box.left + box.width * start, width: box.width * part }
      : { ...box, top: box.top + box.height * start, height: box.height * part }
  })
}

function boxesOf(node: TileNode, box: TileBox): readonly (readonly [string, TileBox])[] {
  if (typeof node === 'string') return [[node, box]]
  const boxes = childBoxes(node, box)
  return node.children.flatMap((child, index) => boxesOf(child, boxes[index] ?? box))
}

/** Where each column stands, in reading order. */
export function tileBoxes(tree: TileTree): ReadonlyMap<string, TileBox> {
  return new Map(tree === null ? [] : boxesOf(tree, WHOLE_BOARD))
}
