import { tileLeaves, type TileNode, type TileTree } from './tile-tree.ts'

/** How narrow tiles may be, in CSS pixels. */
interface TileLeast {
  /** An open one: as wide as a column has to be for reading. */
  readonly open: number
  /** One that is folded to a strip. */
  readonly folded: number
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

function leastOf(node: TileNode, folded: readonly string[], least: TileLeast): number {
  if (tileLeaves(node).every((uuid) => folded.includes(uuid))) return least.folded
  if (typeof node === 'string') return least.open
  const widths = node.children.map((child) => leastOf(child, folded, least))
  return node.direction === 'row' ? sum(widths) : Math.max(...widths)
}

/**
 * How wide a board has to be so that none of its tiles becomes too narrow.
 *
 * @returns CSS pixels; 0 for an empty board
 * @see BY-30
 */
export function getLeastBoardWidth(
  tree: TileTree,
  folded: readonly string[],
  least: TileLeast,
): number {
  return tree === null ? 0 : leastOf(tree, folded, least)
}

/** Lengths that together take all there is: what would be too short gets its least, the others share the rest as before. */
function withLeasts(
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
    : withLeasts(lengths, leasts, total, new Set([...atLeast, ...short]))
}

function fitted(
  node: TileNode,
  folded: readonly string[],
  width: number,
  least: TileLeast,
): TileNode {
  if (typeof node === 'string') return node
  const { children, direction, splitPercentages } = node
  if (direction === 'column') {
    return { ...node, children: children.map((child) => fitted(child, folded, width, least)) }
  }
  const leasts = children.map((child) => leastOf(child, folded, least))
  const shares = splitPercentages.map((share) => (share / 100) * width)
  // Where there is no room for all, each is as much too narrow as the others.
  const lengths = sum(leasts) > width + 1e-6 ? leasts : withLeasts(shares, leasts, width)
  const total = sum(lengths)
  return {
    ...node,
    children: children.map((child, index) => fitted(child, folded, lengths[index] ?? 0, least)),
    splitPercentages: lengths.map((length) => (length / total) * 100),
  }
}

/**
 * A board as it is drawn: no tile is narrower than a readable column, at the cost of wider ones. The shape stays.
 *
 * @param width of the board, in CSS pixels; one that is not known yet changes nothing
 * @see BY-30
 */
export function fitTiles(
  tree: TileTree,
  folded: readonly string[],
  width: number,
  least: TileLeast,
): TileTree {
  return tree === null || width <= 0 ? tree : fitted(tree, folded, width, least)
}
