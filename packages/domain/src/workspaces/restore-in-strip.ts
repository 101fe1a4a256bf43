import { areNear } from './fit-shares.ts'
import { insertInPlace, keepInPlace, stackShares } from './stack-shares.ts'
import type { Strip, StripPlace } from './strip-place.ts'
import { placeIndex } from './strip.ts'

/** Puts a column back into its stack: with its height where nothing else was changed, else with half of its neighbour's. */
function unite(place: StripPlace, stack: StripPlace, uuid: string, mate: string): StripPlace {
  const others = keepInPlace(stack, (column) => place.columns.includes(column))
  const whole = keepInPlace(stack, (column) => column === uuid || place.columns.includes(column))
  const isSame =
    others !== null &&
    others.columns.join() === place.columns.join() &&
    areNear(stackShares(others), stackShares(place))
  if (isSame && whole !== null) return { ...whole, width: place.width }
  const isBelow = stack.columns.indexOf(mate) < stack.columns.indexOf(uuid)
  return insertInPlace(place, uuid, mate, isBelow ? 'below' : 'above')
}

/** Puts a column into the place of one that it was stacked with; null when none of those is there. */
function beside(strip: Strip, stack: StripPlace, uuid: string): Strip | null {
  const own = stack.columns.indexOf(uuid)
  const isThere = (column: string): boolean => placeIndex(strip, column) !== -1
  const mate =
    stack.columns.slice(0, own).findLast(isThere) ?? stack.columns.slice(own + 1).find(isThere)
  if (mate === undefined) return null
  return strip.map((place) =>
    place.columns.includes(mate) ? unite(place, stack, uuid, mate) : place,
  )
}

/** Where a place belongs: behind what stood before it, else before what stood behind it, else at the end. */
function indexFor(strip: Strip, former: Strip, at: number): number {
  const holds = (of: StripPlace) => (place: StripPlace) =>
    place.columns.some((column) => of.columns.includes(column))
  const before = former.slice(0, at).map((place) => strip.findLastIndex(holds(place)))
  const after = former.slice(at + 1).map((place) => strip.findIndex(holds(place)))
  const isThere = (index: number): boolean => index !== -1
  return (before.findLast(isThere) ?? (after.find(isThere) ?? strip.length) - 1) + 1
}

/**
 * Brings a column back to where it stood: into its stack, else into a place as wide as the one it had.
 * All others stay as they are now.
 *
 * @param former a strip that held it
 * @returns the same strip when it is there already, or the former one did not hold it
 * @see BY-44
 */
export function restoreInStrip(strip: Strip, former: Strip, uuid: string): Strip {
  const at = placeIndex(former, uuid)
  const place = former[at]
  if (place === undefined || placeIndex(strip, uuid) !== -1) return strip
  const stacked = beside(strip, place, uuid)
  if (stacked !== null) return stacked
  return strip.toSpliced(indexFor(strip, former, at), 0, {
    ...place,
    columns: [uuid],
    shares: null,
  })
}
