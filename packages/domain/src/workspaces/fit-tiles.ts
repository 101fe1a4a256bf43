import { getTileLeaves, type TileNode, type TileTree } from './tile-tree.ts'

/** The minimum widths of tiles, in CSS pixels. */
interface MinTileWidths {
  /** Of an expanded tile: wide enough to read a column. */
  readonly open: number
  /** Of a tile that is collapsed to a strip. */
  readonly folded: number
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

function getMinWidth(node: TileNode, collapsed: readonly string[], least: MinTileWidths): number {
  if (getTileLeaves(node).every((uuid) => collapsed.includes(uuid))) return least.folded
  if (typeof node === 'string') return least.open
  const widths = node.children.map((child) => getMinWidth(child, collapsed, least))
  return node.direction === 'row' ? sum(widths) : Math.max(...widths)
}

/**
 * Returns the minimum width of a board on which no tile is too narrow.
 *
 * @returns CSS pixels; 0 for an empty board
 * @see BY-30
 */
export function getMinBoardWidth(
  tree: TileTree,
  collapsed: readonly string[],
  least: MinTileWidths,
): number {
  return tree === null ? 0 : getMinWidth(tree, collapsed, least)
}

/**
 * Applies the minimum lengths and keeps the total: lengths that are too short get their minimum, the others share the
 * rest in their proportions.
 */
function applyMinimums(
  lengths: readonly number[],
  leasts: readonly number[],
  total: number,
  atLeast: ReadonlySet<number> = new Set(),
): readonly number[] {
  const rest = total - sum(leasts.filter((_least, index) => atLeast.has(index)))
  const others = sum(lengths.filter((_length, index) => !atLeast.has(index)))
  const fitted = lengths.map((length, index) =>
    atLeast.has(index) ? (leasts[index] ?? 0) : (length / Math.max(1e-9, others)) * rest,
  )
  const short = fitted.flatMap((length, index) =>
    !atLeast.has(index) && length < (leasts[index] ?? 0) - 1e-6 ? [index] : [],
  )
  return short.length === 0
    ? fitted
    : applyMinimums(lengths, leasts, total, new Set([...atLeast, ...short]))
}

function fitNode(
  node: TileNode,
  collapsed: readonly string[],
  width: number,
  least: MinTileWidths,
): TileNode {
  if (typeof node === 'string') return node
  const { children, direction, splitPercentages } = node
  if (direction === 'column') {
    return { ...node, children: children.map((child) => fitNode(child, collapsed, width, least)) }
  }
  const leasts = children.map((child) => getMinWidth(child, collapsed, least))
  const shares = splitPercentages.map((share) => (share / 100) * width)
  // If the board is too narrow for all, each tile shrinks in proportion to its minimum.
  const lengths = sum(leasts) > width + 1e-6 ? leasts : applyMinimums(shares, leasts, width)
  const total = sum(lengths)
  return {
    ...node,
    children: children.map((child, index) => fitNode(child, collapsed, lengths[index] ?? 0, least)),
    splitPercentages: lengths.map((length) => (length / total) * 100),
  }
}

/**
 * Returns a board as it is rendered: no tile is narrower than a readable column, and wider ones shrink instead. The
 * tree structure stays.
 *
 * @param width of the board, in CSS pixels; 0 while it is unknown, which changes nothing
 * @see BY-30
 */
export function fitTiles(
  tree: TileTree,
  collapsed: readonly string[],
  width: number,
  least: MinTileWidths,
): TileTree {
  return tree === null || width <= 0 ? tree : fitNode(tree, collapsed, width, least)
}
