import type { Strip, StripPlace } from './stack-shares.ts'
import { placeIndex, removeFromStrip, stackBeside } from './strip.ts'

/**
 * Where a column on its way could stand: `gap` is a place of its own before the so-manieth of the other
 * places, `stack` a place in a stack. Counted without the column itself.
 */
export type StripSpot =
  | { readonly kind: 'gap'; readonly index: number }
  | { readonly kind: 'stack'; readonly place: number; readonly index: number }

/** The ways a key leads: along the strip or up and down a stack. */
export type SpotStep = 'start' | 'end' | 'up' | 'down'

/** The other places, without a column that is on its way. */
export function otherPlaces(strip: Strip, uuid: string): Strip {
  return removeFromStrip(strip, uuid)
}

/** Where a column stands. @returns null when it is not there */
export function spotOf(strip: Strip, uuid: string): StripSpot | null {
  const at = placeIndex(strip, uuid)
  const place = strip[at]
  if (place === undefined) return null
  if (place.columns.length === 1) return { kind: 'gap', index: at }
  return { kind: 'stack', place: at, index: place.columns.indexOf(uuid) }
}

/** Into the stack of a neighbour: the place before the gap, for the first gap the one behind it. */
function intoStack(others: Strip, gap: number, step: 'up' | 'down'): StripSpot | null {
  const at = gap === 0 ? 0 : gap - 1
  const place = others[at]
  if (place === undefined) return null
  return { kind: 'stack', place: at, index: step === 'up' ? 0 : place.columns.length }
}

/**
 * The next spot in a direction: along the strip from gap to gap, up and down within a stack, or from a
 * gap into the stack before it.
 *
 * @returns null where nothing follows
 * @see BY-30, BY-54
 */
export function nextSpot(
  strip: Strip,
  uuid: string,
  spot: StripSpot,
  step: SpotStep,
): StripSpot | null {
  const others = otherPlaces(strip, uuid)
  const isAlong = step === 'start' || step === 'end'
  if (spot.kind === 'gap') {
    if (!isAlong) return intoStack(others, spot.index, step)
    const index = spot.index + (step === 'end' ? 1 : -1)
    return index < 0 || index > others.length ? null : { kind: 'gap', index }
  }
  if (isAlong) return { kind: 'gap', index: step === 'end' ? spot.place + 1 : spot.place }
  const index = spot.index + (step === 'down' ? 1 : -1)
  const count = others[spot.place]?.columns.length ?? 0
  return index < 0 || index > count ? null : { ...spot, index }
}

/**
 * Puts a column where it was on its way to; one that gets a place of its own keeps its width.
 *
 * @returns the same strip when it stands there already, or when either is unknown
 * @see BY-30, COL-04
 */
export function putAtSpot(strip: Strip, uuid: string, spot: StripSpot): Strip {
  const from = strip[placeIndex(strip, uuid)]
  if (from === undefined || isSameSpot(spotOf(strip, uuid), spot)) return strip
  const others = otherPlaces(strip, uuid)
  if (spot.kind === 'gap') {
    const own: StripPlace = { columns: [uuid], width: from.width, shares: null }
    return others.toSpliced(Math.max(0, spot.index), 0, own)
  }
  const columns = others[spot.place]?.columns ?? []
  const below = columns[spot.index]
  const above = columns[spot.index - 1]
  if (below !== undefined && above === undefined) return stackBeside(strip, uuid, below, 'above')
  return above === undefined ? strip : stackBeside(strip, uuid, above, 'below')
}

/** Whether two spots are the same place. */
export function isSameSpot(one: StripSpot | null, other: StripSpot | null): boolean {
  if (one === null || other === null || one.kind !== other.kind) return one === other
  if (one.kind === 'stack' && other.kind === 'stack' && one.place !== other.place) return false
  return one.index === other.index
}
