import { type TileBox, tileBoxes } from './tile-boxes.ts'
import { directionOf, isLeading, type TileEdge, type TileTree } from './tile-tree.ts'

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
