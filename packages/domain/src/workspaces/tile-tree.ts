/** `row`: side by side; `column`: one above the other. */
export type TileDirection = 'row' | 'column'

/** Several tiles that share an area of the board. The structure is that of react-mosaic's n-ary splits. */
export interface TileSplit {
  readonly type: 'split'
  readonly direction: TileDirection
  /** At least two; none is a split in the same direction. */
  readonly children: readonly TileNode[]
  /** One for each child; 100 in total. */
  readonly splitPercentages: readonly number[]
}

/** A column's uuid, or a split. */
export type TileNode = TileSplit | string

/** The tiles of a board; null for an empty board. */
export type TileTree = TileNode | null

/** The child indexes that lead to a node; empty for the root. */
export type TilePath = readonly number[]

export type TileEdge = 'left' | 'right' | 'top' | 'bottom'

/** The minimum width or height of a tile in percent of its split, unless there are too many. */
export const MIN_TILE_PERCENT = 2

export const getEdgeDirection = (edge: TileEdge): TileDirection =>
  edge === 'left' || edge === 'right' ? 'row' : 'column'

/** Whether an edge comes before the tile in reading order. */
export const isLeading = (edge: TileEdge): boolean => edge === 'left' || edge === 'top'

/** Returns the columns of a tree in reading order, which Tab, F6 and the number keys follow. */
export function getTileLeaves(tree: TileTree): readonly string[] {
  if (tree === null) return []
  return typeof tree === 'string' ? [tree] : tree.children.flatMap(getTileLeaves)
}

const TOLERANCE = 1e-6

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** Returns equal parts of 100. */
export function createEqualShares(count: number): readonly number[] {
  return Array.from({ length: count }, () => 100 / count)
}

/** Returns the minimum share for a number of parts. */
export function getMinShare(count: number): number {
  return Math.min(MIN_TILE_PERCENT, 100 / count)
}

/** Enlarges parts that are too small and shrinks the others. */
function applyMinimum(weights: readonly number[], widened: ReadonlySet<number>): readonly number[] {
  const least = getMinShare(weights.length)
  const others = sum(weights.filter((_weight, index) => !widened.has(index)))
  const rest = 100 - widened.size * least
  const shares = weights.map((weight, index) =>
    widened.has(index) ? least : (weight / others) * rest,
  )
  const small = shares.flatMap((share, index) => (share < least - TOLERANCE ? [index] : []))
  return small.length === 0 ? shares : applyMinimum(weights, new Set([...widened, ...small]))
}

const isWeight = (value: number): boolean => Number.isFinite(value) && value >= 0

/**
 * Returns parts of 100 in the proportion of the weights, none too small to see. Invalid weights (negative, not
 * finite, all zero) give equal parts. Weights that are already valid are returned as they are.
 */
export function fitShares(weights: readonly number[]): readonly number[] {
  const total = sum(weights)
  const least = getMinShare(weights.length)
  if (!weights.every(isWeight) || !Number.isFinite(total) || total === 0) {
    return createEqualShares(weights.length)
  }
  const fits =
    Math.abs(total - 100) <= TOLERANCE && weights.every((weight) => weight >= least - TOLERANCE)
  return fits ? weights : applyMinimum(weights, new Set())
}

/** The tolerated difference in percent between shares that were computed in a different order. */
const SHARE_TOLERANCE = 1e-3

/** Whether two lists of shares look the same. */
export function areNear(left: readonly number[], right: readonly number[]): boolean {
  return (
    left.length === right.length &&
    left.every((share, index) => Math.abs(share - (right[index] ?? 0)) < SHARE_TOLERANCE)
  )
}

/** A part of a split with its size in any unit. */
export interface Part {
  readonly node: TileNode
  readonly share: number
}

/** Returns the parts of a split, for `buildSplit`. */
export function getParts(split: TileSplit): readonly Part[] {
  return split.children.map((node, index) => ({
    node,
    share: split.splitPercentages[index] ?? 0,
  }))
}

/** Replaces a child split of the same direction with its children. */
function flattenPart(direction: TileDirection, part: Part): readonly Part[] {
  const { node, share } = part
  if (typeof node === 'string' || node.direction !== direction) return [part]
  return getParts(node).map((inner) => ({ ...inner, share: (inner.share / 100) * share }))
}

/** Builds a split from parts: null for none, no split around a single part, no nested split of the same direction. */
export function buildSplit(direction: TileDirection, parts: readonly Part[]): TileTree {
  const flat = parts.flatMap((part) => flattenPart(direction, part))
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

/** Finds the path to a column; null when it is not there. */
export function findTilePath(tree: TileTree, uuid: string): TilePath | null {
  if (tree === uuid) return []
  if (tree === null || typeof tree === 'string') return null
  for (const [index, child] of tree.children.entries()) {
    const path = findTilePath(child, uuid)
    if (path !== null) return [index, ...path]
  }
  return null
}

/** Returns the split at a path; null when there is none. */
export function getSplit(tree: TileTree, path: TilePath): TileSplit | null {
  if (tree === null || typeof tree === 'string') return null
  const [index, ...rest] = path
  return index === undefined ? tree : getSplit(tree.children[index] ?? null, rest)
}
