/** `row`: side by side; `column`: one above the other. */
export type TileDirection = 'row' | 'column'

/** Several tiles that share a stretch of the board. The shape is react-mosaic's n-ary one. */
export interface TileSplit {
  readonly type: 'split'
  readonly direction: TileDirection
  /** At least two; none is a split of the same direction. */
  readonly children: readonly TileNode[]
  /** One for each child; together 100. */
  readonly splitPercentages: readonly number[]
}

/** A column's uuid, or a split. */
export type TileNode = TileSplit | string

/** What a board of tiles shows; null is an empty board. */
export type TileTree = TileNode | null

/** Which child at each depth leads to a node; empty for the root. */
export type TilePath = readonly number[]

export type TileEdge = 'left' | 'right' | 'top' | 'bottom'

/** No tile is narrower or lower than this part of its split, in percent, while that leaves room for all. */
export const MIN_TILE_PERCENT = 2

export const directionOf = (edge: TileEdge): TileDirection =>
  edge === 'left' || edge === 'right' ? 'row' : 'column'

/** Whether an edge comes before the tile in reading order. */
export const isLeading = (edge: TileEdge): boolean => edge === 'left' || edge === 'top'

/** The columns of a tree in reading order: what Tab, F6 and the number keys follow. */
export function tileLeaves(tree: TileTree): readonly string[] {
  if (tree === null) return []
  return typeof tree === 'string' ? [tree] : tree.children.flatMap(tileLeaves)
}

const TOLERANCE = 1e-6

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** As many equal parts of 100 as asked for. */
export function equalShares(count: number): readonly number[] {
  return Array.from({ length: count }, () => 100 / count)
}

/** The least that each of so many parts gets. */
export function leastShare(count: number): number {
  return Math.min(MIN_TILE_PERCENT, 100 / count)
}

/** Widens what is too small at the cost of the others. */
function withLeast(weights: readonly number[], widened: ReadonlySet<number>): readonly number[] {
  const least = leastShare(weights.length)
  const others = sum(weights.filter((_weight, index) => !widened.has(index)))
  const rest = 100 - widened.size * least
  const shares = weights.map((weight, index) =>
    widened.has(index) ? least : (weight / others) * rest,
  )
  const small = shares.flatMap((share, index) => (share < least - TOLERANCE ? [index] : []))
  return small.length === 0 ? shares : withLeast(weights, new Set([...widened, ...small]))
}

const isWeight = (value: number): boolean => Number.isFinite(value) && value >= 0

/**
 * Parts of 100 in the proportion of the weights, none too small to be seen. Weights that are none
 * (negative, not finite, all zero) give equal parts. What fits already is left as it is.
 */
export function fitShares(weights: readonly number[]): readonly number[] {
  const total = sum(weights)
  const least = leastShare(weights.length)
  if (!weights.every(isWeight) || !Number.isFinite(total) || total === 0) {
    return equalShares(weights.length)
  }
  const fits =
    Math.abs(total - 100) <= TOLERANCE && weights.every((weight) => weight >= least - TOLERANCE)
  return fits ? weights : withLeast(weights, new Set())
}

/** How far shares may differ, in percent, that were computed in another order. */
const NEAR = 1e-3

/** Whether two lists of shares look the same. */
export function areNear(left: readonly number[], right: readonly number[]): boolean {
  return (
    left.length === right.length &&
    left.every((share, index) => Math.abs(share - (right[index] ?? 0)) < NEAR)
  )
}

/** A part of a split with the room that it takes, in any unit. */
export interface Part {
  readonly node: TileNode
  readonly share: number
}

/** The parts of a split, as they can be put together again. */
export function partsOf(split: TileSplit): readonly Part[] {
  return split.children.map((node, index) => ({
    node,
    share: split.splitPercentages[index] ?? 0,
  }))
}

/** A child of the same direction stands with its children in the parent's row. */
function flattened(direction: TileDirection, part: Part): readonly Part[] {
  const { node, share } = part
  if (typeof node === 'string' || node.direction !== direction) return [part]
  return partsOf(node).map((inner) => ({ ...inner, share: (inner.share / 100) * share }))
}

/** Puts parts together: nothing of none, no split around a single one, none within one of its direction. */
export function buildSplit(direction: TileDirection, parts: readonly Part[]): TileTree {
  const flat = parts.flatMap((part) => flattened(direction, part))
  const [only] = flat
  if (only === undefined) return null
  if (flat.length === 1) return only.node
  return {
    type: 'split',
    direction,
    children: flat.map(({ node }) => node),
    splitPercentages: fitShares(flat.map(({ share }) => share)),
  }
}

/** The way to a column; null when it is not there. */
export function pathOfTile(tree: TileTree, uuid: string): TilePath | null {
  if (tree === uuid) return []
  if (tree === null || typeof tree === 'string') return null
  for (const [index, child] of tree.children.entries()) {
    const path = pathOfTile(child, uuid)
    if (path !== null) return [index, ...path]
  }
  return null
}

/** The split at a path; null when there is none. */
export function splitAt(tree: TileTree, path: TilePath): TileSplit | null {
  if (tree === null || typeof tree === 'string') return null
  const [index, ...rest] = path
  return index === undefined ? tree : splitAt(tree.children[index] ?? null, rest)
}
