import { dividerRange } from './resize-tiles.ts'
import { childBoxes, type TileBox, WHOLE_BOARD } from './tile-boxes.ts'
import { tileLeaves, type TileNode, type TilePath, type TileTree } from './tile-tree.ts'

/** A divider that can be moved, with what assistive technology is told of it. */
export interface TileSeparator {
  /** Of the split that it divides. */
  readonly path: TilePath
  /** Of the tile before it. */
  readonly index: number
  /** Of the bar itself: tiles side by side have a vertical one between them. */
  readonly orientation: 'vertical' | 'horizontal'
  /** The share of the tile before it, in percent of the split: now, at least, at most. */
  readonly now: number
  readonly min: number
  readonly max: number
  /** Where it stands on the board, without thickness. */
  readonly box: TileBox
  /** The columns before it. */
  readonly controls: readonly string[]
}

const endOf = (box: TileBox, isRow: boolean): TileBox =>
  isRow
    ? { ...box, left: box.left + box.width, width: 0 }
    : { ...box, top: box.top + box.height, height: 0 }

function separatorsIn(node: TileNode, path: TilePath, box: TileBox): readonly TileSeparator[] {
  if (typeof node === 'string') return []
  const isRow = node.direction === 'row'
  const boxes = childBoxes(node, box)
  return node.children.flatMap((child, index) => {
    const own = boxes[index] ?? box
    const inner = separatorsIn(child, [...path, index], own)
    const range = dividerRange(node.splitPercentages, index)
    if (range === null) return inner
    const separator: TileSeparator = {
      path,
      index,
      orientation: isRow ? 'vertical' : 'horizontal',
      now: node.splitPercentages[index] ?? range.min,
      ...range,
      box: endOf(own, isRow),
      controls: tileLeaves(child),
    }
    return [...inner, separator]
  })
}

/** All dividers of a board, in reading order: each behind the tiles that it follows. @see BY-30, BY-54 */
export function tileSeparators(tree: TileTree): readonly TileSeparator[] {
  return tree === null ? [] : separatorsIn(tree, [], WHOLE_BOARD)
}
