import type { Strip } from './strip-place.ts'
import { placeIndex } from './strip.ts'

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
