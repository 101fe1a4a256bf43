import { insertInPlace, stackRange, stackShares, swapInPlace } from './stack-shares.ts'
import type { Strip } from './strip-place.ts'
import { placeAlone, placeIndex, removeFromStrip } from './strip.ts'

/**
 * Stacks a column right above or below another one, in that one's place and width, at the cost of half
 * of its height. The column may be new, or stand elsewhere in the strip.
 *
 * @returns the same strip when the target is unknown, or the column itself
 * @see BY-30
 */
export function stackBeside(
  strip: Strip,
  uuid: string,
  target: string,
  side: 'above' | 'below',
): Strip {
  if (uuid === target || placeIndex(strip, target) === -1) return strip
  return removeFromStrip(strip, uuid).map((place) =>
    place.columns.includes(target) ? insertInPlace(place, uuid, target, side) : place,
  )
}

/** Stacks a column right below another one: what `Split below` does. @see BY-30 */
export function stackBelow(strip: Strip, uuid: string, target: string): Strip {
  return stackBeside(strip, uuid, target, 'below')
}

/** Gives a stacked column a place of its own, right after its stack. @returns the same strip when it is not stacked */
export function unstack(strip: Strip, uuid: string): Strip {
  return placeAlone(strip, uuid, placeIndex(strip, uuid) + 1)
}

/** Moves a column up (-1) or down (1) within its stack. @returns the same strip at either end */
export function moveInStack(strip: Strip, uuid: string, step: -1 | 1): Strip {
  const at = placeIndex(strip, uuid)
  const stack = strip[at]
  if (stack === undefined) return strip
  const neighbour = stack.columns[stack.columns.indexOf(uuid) + step]
  if (neighbour === undefined) return strip
  return strip.with(at, swapInPlace(stack, uuid, neighbour))
}

/**
 * Sets how much of its stack's height a column takes; the one below it takes the rest of both.
 *
 * @param percent of the stack, brought into the range that leaves both visible
 * @returns the same strip when none is below it, or the percentage is no number
 * @see BY-30
 */
export function resizeInStack(strip: Strip, uuid: string, percent: number): Strip {
  const at = placeIndex(strip, uuid)
  const stack = strip[at]
  if (stack === undefined || Number.isNaN(percent)) return strip
  const index = stack.columns.indexOf(uuid)
  const before = stackShares(stack)
  const range = stackRange(before, index)
  if (range === null) return strip
  const above = Math.min(range.max, Math.max(range.min, percent))
  const shares = before.with(index, above).with(index + 1, range.min + range.max - above)
  return strip.with(at, { ...stack, shares })
}

/** Gives all columns of a stack the same height. @returns the same strip when they share it equally */
export function equaliseStack(strip: Strip, uuid: string): Strip {
  const at = placeIndex(strip, uuid)
  const stack = strip[at]
  if (stack === undefined || stack.shares === null) return strip
  return strip.with(at, { ...stack, shares: null })
}
