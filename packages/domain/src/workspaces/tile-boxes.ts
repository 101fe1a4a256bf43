import {
  directionOf,
  isLeading,
  partsOf,
  type TileEdge,
  type TileNode,
  type TileSplit,
  type TileTree,
} from './tile-tree.ts'

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

/** Percents are divided and added up again. */
const TOLERANCE = 1e-6

interface Span {
  readonly start: number
  readonly end: number
}

const along = (box: TileBox, edge: TileEdge): Span =>
  directionOf(edge) === 'row'
    ? { start: box.left, end: box.left + box.width }
    : { start: box.top, end: box.top + box.height }

const across = (box: TileBox, edge: TileEdge): Span =>
  directionOf(edge) === 'row' ? along(box, 'top') : along(box, 'left')

const overlaps = (one: Span, other: Span): boolean =>
  one.start < other.end - TOLERANCE && other.start < one.end - TOLERANCE

/**
 * The column that stands at an edge of another one; of several the first in reading order.
 *
 * @returns null at the edge of the board, and for a column that is not there
 * @see BY-30, BY-54
 */
export function tileBeside(tree: TileTree, uuid: string, edge: TileEdge): string | null {
  const boxes = tileBoxes(tree)
  const own = boxes.get(uuid)
  if (own === undefined) return null
  const { start, end } = along(own, edge)
  for (const [other, box] of boxes) {
    const its = along(box, edge)
    const distance = isLeading(edge) ? start - its.end : its.start - end
    if (other === uuid || Math.abs(distance) > TOLERANCE) continue
    if (overlaps(across(own, edge), across(box, edge))) return other
  }
  return null
}
