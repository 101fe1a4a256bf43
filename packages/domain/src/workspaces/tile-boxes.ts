import {
  getEdgeDirection,
  isLeading,
  getParts,
  type TileEdge,
  type TileNode,
  type TileSplit,
  type TileTree,
} from './tile-tree.ts'

/** A rectangle on the board, in percent of its width and height. `left` is the start side in left-to-right text. */
export interface TileBox {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export const WHOLE_BOARD: TileBox = { left: 0, top: 0, width: 100, height: 100 }

/** Returns the boxes of a split's children within its own box. */
export function getChildBoxes(split: TileSplit, box: TileBox): readonly TileBox[] {
  let before = 0
  return getParts(split).map(({ share }) => {
    const start = before / 100
    const part = share / 100
    before += share
    return split.direction === 'row'
      ? { ...box, left: box.left + box.width * start, width: box.width * part }
      : { ...box, top: box.top + box.height * start, height: box.height * part }
  })
}

function getBoxes(node: TileNode, box: TileBox): readonly (readonly [string, TileBox])[] {
  if (typeof node === 'string') return [[node, box]]
  const boxes = getChildBoxes(node, box)
  return node.children.flatMap((child, index) => getBoxes(child, boxes[index] ?? box))
}

/** Returns the box of each column, in reading order. */
export function getTileBoxes(tree: TileTree): ReadonlyMap<string, TileBox> {
  return new Map(tree === null ? [] : getBoxes(tree, WHOLE_BOARD))
}

/** Tolerates rounding errors, because percentages are divided and added again. */
const TOLERANCE = 1e-6

interface Span {
  readonly start: number
  readonly end: number
}

const getSpanAlong = (box: TileBox, edge: TileEdge): Span =>
  getEdgeDirection(edge) === 'row'
    ? { start: box.left, end: box.left + box.width }
    : { start: box.top, end: box.top + box.height }

const getSpanAcross = (box: TileBox, edge: TileEdge): Span =>
  getEdgeDirection(edge) === 'row' ? getSpanAlong(box, 'top') : getSpanAlong(box, 'left')

const isOverlapping = (one: Span, other: Span): boolean =>
  one.start < other.end - TOLERANCE && other.start < one.end - TOLERANCE

/**
 * Finds the column at an edge of another one; the first in reading order if there are several.
 *
 * @returns null at the edge of the board, and for an unknown column
 * @see BY-30, BY-54
 */
export function findTileBeside(tree: TileTree, uuid: string, edge: TileEdge): string | null {
  const boxes = getTileBoxes(tree)
  const own = boxes.get(uuid)
  if (own === undefined) return null
  const { start, end } = getSpanAlong(own, edge)
  for (const [other, box] of boxes) {
    const its = getSpanAlong(box, edge)
    const distance = isLeading(edge) ? start - its.end : its.start - end
    if (other === uuid || Math.abs(distance) > TOLERANCE) continue
    if (isOverlapping(getSpanAcross(own, edge), getSpanAcross(box, edge))) return other
  }
  return null
}
