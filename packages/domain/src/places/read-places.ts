import { isJsonObject, ownValue } from '../json/json-object.ts'
import { PLACE_ABOVE, PLACE_ROWS, type Place } from './place.ts'

/** More than these are not kept: those noted longest ago go first. */
export const MOST_PLACES = 200

function readIds(raw: unknown, most: number): readonly string[] {
  if (!Array.isArray(raw)) return []
  return raw.filter((id) => typeof id === 'string' && id !== '').slice(0, most)
}

const readNumber = (raw: unknown): number =>
  typeof raw === 'number' && Number.isFinite(raw) ? raw : 0

function readPlace(raw: unknown): Place | null {
  const ids = readIds(ownValue(raw, 'ids'), PLACE_ROWS)
  if (ids.length === 0) return null
  const seen = ownValue(raw, 'seen')
  return {
    ids,
    above: readIds(ownValue(raw, 'above'), PLACE_ABOVE),
    offset: readNumber(ownValue(raw, 'offset')),
    isTop: ownValue(raw, 'isTop') === true,
    seen: typeof seen === 'string' ? seen : null,
    at: readNumber(ownValue(raw, 'at')),
  }
}

/**
 * The places in whatever a browser holds, by their names. Never throws; what is no place is left out.
 *
 * @param raw any JSON value
 * @see BY-31
 */
export function readPlaces(raw: unknown): ReadonlyMap<string, Place> {
  const saved = ownValue(raw, 'places')
  if (!isJsonObject(saved)) return new Map()
  return new Map(
    Object.entries(saved).flatMap(([name, value]) => {
      const place = readPlace(value)
      return place === null ? [] : [[name, place]]
    }),
  )
}

/** At most 200 places, those that were noted last. */
export function newestPlaces(places: ReadonlyMap<string, Place>): ReadonlyMap<string, Place> {
  if (places.size <= MOST_PLACES) return places
  const newest = [...places].toSorted(([, a], [, b]) => b.at - a.at)
  return new Map(newest.slice(0, MOST_PLACES))
}
