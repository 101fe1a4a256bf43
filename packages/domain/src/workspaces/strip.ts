import {
  insertInSlot,
  filterSlot,
  getStackRange,
  getStackShares,
  type Strip,
  type StripSlot,
  swapInSlot,
} from './stack-shares.ts'

export const getStripColumns = (strip: Strip): readonly string[] =>
  strip.flatMap(({ columns }) => columns)

/** Finds the index of a column's slot. @returns -1 when the column is not in the strip */
export function findSlotIndex(strip: Strip, uuid: string): number {
  return strip.findIndex(({ columns }) => columns.includes(uuid))
}

/** Creates a slot with a single column. */
const createSlot = (uuid: string): StripSlot => ({ columns: [uuid], width: null, shares: null })

/** Keeps the columns for which the function returns true. Empty slots are removed. */
export function filterColumns(strip: Strip, isKept: (uuid: string) => boolean): Strip {
  const kept = strip.flatMap((slot) => filterSlot(slot, isKept) ?? [])
  const isSame = kept.length === strip.length && kept.every((one, index) => one === strip[index])
  return isSame ? strip : kept
}

/** Removes a column. @returns the same strip when it is not there */
export function removeFromStrip(strip: Strip, uuid: string): Strip {
  return filterColumns(strip, (column) => column !== uuid)
}

/**
 * Updates the strip for a list of columns: removed and repeated columns are dropped, new ones are appended in the
 * list's order.
 *
 * @returns the same strip when nothing changes
 * @see BY-30
 */
export function reconcileStrip(strip: Strip, uuids: readonly string[]): Strip {
  const waiting = new Set(uuids)
  const kept = filterColumns(strip, (uuid) => waiting.delete(uuid))
  return waiting.size === 0 ? kept : [...kept, ...[...waiting].map(createSlot)]
}

/**
 * Moves a column to its own slot before the slot with an index and keeps its width. Its old slot is removed if it is
 * empty.
 *
 * @param index among the current slots; an index after the last one appends it
 * @returns the same strip when the column is unknown, or already the only one in that slot
 * @see BY-30, COL-04
 */
export function moveToOwnSlot(strip: Strip, uuid: string, index: number): Strip {
  const from = findSlotIndex(strip, uuid)
  const slot = strip[from]
  if (slot === undefined) return strip
  const isAlone = slot.columns.length === 1
  if (isAlone && (index === from || index === from + 1)) return strip
  const own: StripSlot = { columns: [uuid], width: slot.width, shares: null }
  const at = Math.max(0, isAlone && index > from ? index - 1 : index)
  return removeFromStrip(strip, uuid).toSpliced(at, 0, own)
}

/** Moves a whole slot one step. @returns the same strip at either end @see COL-04 */
export function moveInStrip(strip: Strip, uuid: string, step: -1 | 1): Strip {
  const from = findSlotIndex(strip, uuid)
  const slot = strip[from]
  const neighbour = strip[from + step]
  if (slot === undefined || neighbour === undefined) return strip
  return strip.with(from, neighbour).with(from + step, slot)
}

/** The minimum width of a readable column, in CSS pixels. */
export const MIN_COLUMN_PX = 240
/** The maximum width in CSS pixels; lines would be too long in a wider column. */
export const MAX_COLUMN_PX = 960
/** The default width of a column that was not resized and does not stretch, in CSS pixels. @see LOC-05 */
export const DEFAULT_COLUMN_PX = 350

/** Clamps a width to the allowed range, in whole pixels. */
export function clampColumnWidth(px: number): number {
  return Math.min(MAX_COLUMN_PX, Math.max(MIN_COLUMN_PX, Math.round(px)))
}

/**
 * Sets the width of a column's slot, for all columns that are stacked in it.
 *
 * @param px CSS pixels, clamped to the readable range; null follows the settings
 * @returns the same strip when the column is unknown, or the width is not a number
 * @see BY-30, LOC-05
 */
export function setWidth(strip: Strip, uuid: string, px: number | null): Strip {
  const at = findSlotIndex(strip, uuid)
  const slot = strip[at]
  if (slot === undefined || Number.isNaN(px)) return strip
  const width = px === null ? null : clampColumnWidth(px)
  return slot.width === width ? strip : strip.with(at, { ...slot, width })
}

/** Returns the width of a column's slot in CSS pixels; null if it follows the settings. */
export function getSlotWidth(strip: Strip, uuid: string): number | null {
  return strip[findSlotIndex(strip, uuid)]?.width ?? null
}

/**
 * Stacks a column directly above or below another one, in its slot and width, with half of its height. The column may
 * be new, or elsewhere in the strip.
 *
 * @returns the same strip when the target is unknown or the column itself
 * @see BY-30
 */
export function stackBeside(
  strip: Strip,
  uuid: string,
  target: string,
  side: 'above' | 'below',
): Strip {
  if (uuid === target || findSlotIndex(strip, target) === -1) return strip
  return removeFromStrip(strip, uuid).map((slot) =>
    slot.columns.includes(target) ? insertInSlot(slot, uuid, target, side) : slot,
  )
}

/** Stacks a column directly below another one, for the action `Split below`. @see BY-30 */
export function stackBelow(strip: Strip, uuid: string, target: string): Strip {
  return stackBeside(strip, uuid, target, 'below')
}

/** Moves a stacked column to its own slot directly after its stack. @returns the same strip when it is not stacked */
export function unstack(strip: Strip, uuid: string): Strip {
  return moveToOwnSlot(strip, uuid, findSlotIndex(strip, uuid) + 1)
}

/** Moves a column up (-1) or down (1) within its stack. @returns the same strip at either end */
export function moveInStack(strip: Strip, uuid: string, step: -1 | 1): Strip {
  const at = findSlotIndex(strip, uuid)
  const stack = strip[at]
  if (stack === undefined) return strip
  const neighbour = stack.columns[stack.columns.indexOf(uuid) + step]
  if (neighbour === undefined) return strip
  return strip.with(at, swapInSlot(stack, uuid, neighbour))
}

/**
 * Sets the height of a column in its stack; the column below it takes the rest of both.
 *
 * @param percent of the stack, clamped so that both stay visible
 * @returns the same strip when there is none below it, or the percentage is not a number
 * @see BY-30
 */
export function resizeInStack(strip: Strip, uuid: string, percent: number): Strip {
  const at = findSlotIndex(strip, uuid)
  const stack = strip[at]
  if (stack === undefined || Number.isNaN(percent)) return strip
  const index = stack.columns.indexOf(uuid)
  const before = getStackShares(stack)
  const range = getStackRange(before, index)
  if (range === null) return strip
  const above = Math.min(range.max, Math.max(range.min, percent))
  const shares = before.with(index, above).with(index + 1, range.min + range.max - above)
  return strip.with(at, { ...stack, shares })
}

/** Gives all columns of a stack the same height. @returns the same strip when they are equal already */
export function equaliseStack(strip: Strip, uuid: string): Strip {
  const at = findSlotIndex(strip, uuid)
  const stack = strip[at]
  if (stack === undefined || stack.shares === null) return strip
  return strip.with(at, { ...stack, shares: null })
}
