import { MIN_TILE_PERCENT } from './tile-tree.ts'

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
