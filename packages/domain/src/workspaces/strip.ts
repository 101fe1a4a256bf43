import {
  insertInPlace,
  keepInPlace,
  stackRange,
  stackShares,
  type Strip,
  type StripPlace,
  swapInPlace,
} from './stack-shares.ts'

export const stripColumns = (strip: Strip): readonly string[] =>
  strip.flatMap(({ columns }) => columns)

/** @returns -1 for a column that is not there */
export function placeIndex(strip: Strip, uuid: string): number {
  return strip.findIndex(({ columns }) => columns.includes(uuid))
}

/** A column with a place of its own. */
const alone = (uuid: string): StripPlace => ({ columns: [uuid], width: null, shares: null })

/** Keeps the columns that a rule names; places that are left empty go with their width. */
export function keepColumns(strip: Strip, isKept: (uuid: string) => boolean): Strip {
  const kept = strip.flatMap((place) => keepInPlace(place, isKept) ?? [])
  const isSame = kept.length === strip.length && kept.every((one, index) => one === strip[index])
  return isSame ? strip : kept
}

/** Takes a column out. @returns the same strip when it is not there */
export function removeFromStrip(strip: Strip, uuid: string): Strip {
  return keepColumns(strip, (column) => column !== uuid)
}

/**
 * The strip for a list of columns: what vanished and what is repeated is dropped, what is new stands at
 * the end in the list's order.
 *
 * @returns the same strip when nothing has to change
 * @see BY-30
 */
export function reconcileStrip(strip: Strip, uuids: readonly string[]): Strip {
  const waiting = new Set(uuids)
  const kept = keepColumns(strip, (uuid) => waiting.delete(uuid))
  return waiting.size === 0 ? kept : [...kept, ...[...waiting].map(alone)]
}

/**
 * Gives a column a place of its own in front of the one that stands at an index, with the width that it
 * had. Its old place, once empty, goes.
 *
 * @param index among the places there are now; behind the last one it stands last
 * @returns the same strip when the column is not there, or stands there alone already
 * @see BY-30, COL-04
 */
export function placeAlone(strip: Strip, uuid: string, index: number): Strip {
  const from = placeIndex(strip, uuid)
  const place = strip[from]
  if (place === undefined) return strip
  const isAlone = place.columns.length === 1
  if (isAlone && (index === from || index === from + 1)) return strip
  const own: StripPlace = { columns: [uuid], width: place.width, shares: null }
  const at = Math.max(0, isAlone && index > from ? index - 1 : index)
  return removeFromStrip(strip, uuid).toSpliced(at, 0, own)
}

/** Moves a whole place one step. @returns the same strip at either end @see COL-04 */
export function moveInStrip(strip: Strip, uuid: string, step: -1 | 1): Strip {
  const from = placeIndex(strip, uuid)
  const place = strip[from]
  const neighbour = strip[from + step]
  if (place === undefined || neighbour === undefined) return strip
  return strip.with(from, neighbour).with(from + step, place)
}

/** Narrower than this, in CSS pixels, a column cannot be read. */
export const MIN_COLUMN_PX = 240
/** Wider than this, in CSS pixels, lines are too long. */
export const MAX_COLUMN_PX = 960
/** How wide a column is that nobody dragged and that does not stretch, in CSS pixels. @see LOC-05 */
export const DEFAULT_COLUMN_PX = 350

/** A width that a column can have: whole pixels, neither too narrow nor too wide. */
export function columnWidth(px: number): number {
  return Math.min(MAX_COLUMN_PX, Math.max(MIN_COLUMN_PX, Math.round(px)))
}

/**
 * Sets how wide a column's place is, for all that are stacked in it.
 *
 * @param px CSS pixels, brought into the range that can be read; null follows the settings again
 * @returns the same strip when the column is unknown, or the width is no number
 * @see BY-30, LOC-05
 */
export function setWidth(strip: Strip, uuid: string, px: number | null): Strip {
  const at = placeIndex(strip, uuid)
  const place = strip[at]
  if (place === undefined || Number.isNaN(px)) return strip
  const width = px === null ? null : columnWidth(px)
  return place.width === width ? strip : strip.with(at, { ...place, width })
}

/** How wide a column's place is, in CSS pixels; null where the settings decide. */
export function widthOf(strip: Strip, uuid: string): number | null {
  return strip[placeIndex(strip, uuid)]?.width ?? null
}

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
