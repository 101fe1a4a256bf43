import { keepInPlace } from './stack-shares.ts'
import type { Strip, StripPlace } from './strip-place.ts'

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
