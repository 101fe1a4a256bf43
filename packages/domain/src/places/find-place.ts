import { isJsonObject, ownValue } from '../json/json-object.ts'
import { type Place, PLACE_ABOVE, PLACE_ROWS } from './place.ts'

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

export interface FoundPlace<Id extends string> {
  readonly id: Id
  /** How far that row stands above the edge of the view, in px. */
  readonly offset: number
}

type Compare<Id> = (a: Id, b: string) => number

/**
 * Where a list stands for somebody who comes back. The row that was at the top edge, to the pixel; was
 * it deleted, its nearest neighbour that is left, beginning at the edge: first downwards, then upwards.
 *
 * @param items newest first; null is a gap
 * @param compare tells which id is newer (positive: `a`), only for servers whose ids sort: without it a
 *   list that holds none of the remembered ids has no such place
 * @returns null when there is none. Never throws.
 * @see BY-31
 */
export function findPlace<Id extends string>(
  items: readonly (Id | null)[],
  place: Pick<Place, 'ids' | 'above' | 'offset'>,
  compare?: Compare<Id>,
): FoundPlace<Id> | null {
  const [anchor] = place.ids
  const remembered = [...place.ids, ...place.above]
  const listed = new Map<string, Id>(items.flatMap((id) => (id === null ? [] : [[id, id]])))
  const kept = remembered.find((id) => listed.has(id))
  const id = kept === undefined ? neighbourOf(items, anchor, compare) : (listed.get(kept) ?? null)
  if (id === null) return null
  return { id, offset: id === anchor ? place.offset : 0 }
}

function neighbourOf<Id extends string>(
  items: readonly (Id | null)[],
  anchor: string | undefined,
  compare: Compare<Id> | undefined,
): Id | null {
  if (compare === undefined || anchor === undefined) return null
  return items.find((id) => id !== null && compare(id, anchor) < 0) ?? null
}

/**
 * How many rows came in since the reader left.
 *
 * @param items newest first; null is a gap
 * @param found where the reader stands now: what is above counts where nothing tells what was seen
 * @see TL-08, BY-31
 */
export function countNew<Id extends string>(
  items: readonly (Id | null)[],
  seen: string | null,
  found: Id,
  compare?: Compare<Id>,
): number {
  const ids = items.filter((id) => id !== null)
  const known = ids.findIndex((id) => id === seen)
  if (known >= 0) return known
  const reached =
    seen === null || compare === undefined ? -1 : ids.findIndex((id) => compare(id, seen) < 0)
  return reached >= 0 ? reached : Math.max(0, ids.indexOf(found))
}
