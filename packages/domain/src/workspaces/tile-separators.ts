import { getDividerRange } from './resize-tiles.ts'
import { getChildBoxes, type TileBox, WHOLE_BOARD } from './tile-boxes.ts'
import { getTileLeaves, type TileNode, type TilePath, type TileTree } from './tile-tree.ts'

/** A movable divider with its ARIA values. */
export interface TileSeparator {
  /** The path of the split that it divides. */
  readonly path: TilePath
  /** The index of the tile before it. */
  readonly index: number
  /** The orientation of the bar: it is vertical between tiles side by side. */
  readonly orientation: 'vertical' | 'horizontal'
  /** The share of the tile before it, in percent of the split: now, minimum, maximum. */
  readonly now: number
  readonly min: number
  readonly max: number
  /** Its position on the board, without thickness. */
  readonly box: TileBox
  /** The columns before it. */
  readonly controls: readonly string[]
}

const getEndEdge = (box: TileBox, isRow: boolean): TileBox =>
  isRow
    ? { ...box, left: box.left + box.width, width: 0 }
    : { ...box, top: box.top + box.height, height: 0 }

function collectSeparators(node: TileNode, path: TilePath, box: TileBox): readonly TileSeparator[] {
  if (typeof node === 'string') return []
  const isRow = node.direction === 'row'
  const boxes = getChildBoxes(node, box)
  return node.children.flatMap((child, index) => {
    const own = boxes[index] ?? box
    const inner = collectSeparators(child, [...path, index], own)
    const range = getDividerRange(node.splitPercentages, index)
    if (range === null) return inner
    const separator: TileSeparator = {
      path,
      index,
      orientation: isRow ? 'vertical' : 'horizontal',
      now: node.splitPercentages[index] ?? range.min,
      ...range,
      box: getEndEdge(own, isRow),
      controls: getTileLeaves(child),
    }
    return [...inner, separator]
  })
}

/** Returns all dividers of a board in reading order: each after the tiles before it. @see BY-30, BY-54 */
export function getTileSeparators(tree: TileTree): readonly TileSeparator[] {
  return tree === null ? [] : collectSeparators(tree, [], WHOLE_BOARD)
}
