import { placeIndex, removeFromStrip, type Strip } from './strip.ts'

/**
 * Stacks a column right below another one, in that one's place and width: what `Split below` does.
 * The column may be new, or stand elsewhere in the strip.
 *
 * @returns the same strip when the target is unknown, or the column itself
 * @see BY-30
 */
export function stackBelow(strip: Strip, uuid: string, target: string): Strip {
  if (uuid === target || placeIndex(strip, target) === -1) return strip
  return removeFromStrip(strip, uuid).map((place) => {
    const at = place.columns.indexOf(target)
    return at === -1 ? place : { ...place, columns: place.columns.toSpliced(at + 1, 0, uuid) }
  })
}

/** Gives a stacked column a place of its own, right after its stack. @returns the same strip when it is not stacked */
export function unstack(strip: Strip, uuid: string): Strip {
  const at = placeIndex(strip, uuid)
  const stack = strip[at]
  if (stack === undefined || stack.columns.length === 1) return strip
  const own = { columns: [uuid], width: stack.width }
  return removeFromStrip(strip, uuid).toSpliced(at + 1, 0, own)
}

/** Moves a column up (-1) or down (1) within its stack. @returns the same strip at either end */
export function moveInStack(strip: Strip, uuid: string, step: -1 | 1): Strip {
  const at = placeIndex(strip, uuid)
  const stack = strip[at]
  if (stack === undefined) return strip
  const from = stack.columns.indexOf(uuid)
  const neighbour = stack.columns[from + step]
  if (neighbour === undefined) return strip
  const columns = stack.columns.with(from, neighbour).with(from + step, uuid)
  return strip.with(at, { ...stack, columns })
}
