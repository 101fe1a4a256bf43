import { isJsonObject, getOwnValue } from '../json/json-object.ts'
import { type ScrollPosition, POSITION_ROWS_ABOVE, POSITION_ROWS } from './scroll-position.ts'

/** The most scroll positions that are stored. The oldest are removed first. */
export const MAX_SCROLL_POSITIONS = 200

function readIds(raw: unknown, most: number): readonly string[] {
  if (!Array.isArray(raw)) return []
  return raw.filter((id) => typeof id === 'string' && id !== '').slice(0, most)
}

const readNumber = (raw: unknown): number =>
  typeof raw === 'number' && Number.isFinite(raw) ? raw : 0

function readScrollPosition(raw: unknown): ScrollPosition | null {
  const ids = readIds(getOwnValue(raw, 'ids'), POSITION_ROWS)
  if (ids.length === 0) return null
  const seen = getOwnValue(raw, 'seen')
  return {
    ids,
    above: readIds(getOwnValue(raw, 'above'), POSITION_ROWS_ABOVE),
    offset: readNumber(getOwnValue(raw, 'offset')),
    isTop: getOwnValue(raw, 'isTop') === true,
    seen: typeof seen === 'string' ? seen : null,
    at: readNumber(getOwnValue(raw, 'at')),
  }
}

/**
 * Reads the stored scroll positions by column name. Invalid ones are left out. Never throws.
 *
 * @param raw any JSON value
 * @see BY-31
 */
export function readScrollPositions(raw: unknown): ReadonlyMap<string, ScrollPosition> {
  const saved = getOwnValue(raw, 'places')
  if (!isJsonObject(saved)) return new Map()
  return new Map(
    Object.entries(saved).flatMap(([name, value]) => {
      const place = readScrollPosition(value)
      return place === null ? [] : [[name, place]]
    }),
  )
}

/** Returns the 200 most recent scroll positions. */
export function keepNewestPositions(
  places: ReadonlyMap<string, ScrollPosition>,
): ReadonlyMap<string, ScrollPosition> {
  if (places.size <= MAX_SCROLL_POSITIONS) return places
  const newest = [...places].toSorted(([, a], [, b]) => b.at - a.at)
  return new Map(newest.slice(0, MAX_SCROLL_POSITIONS))
}

export interface ScrollTarget<Id extends string> {
  readonly id: Id
  /** How far the row's top is above the edge of the view, in px. */
  readonly offset: number
}

type Compare<Id> = (a: Id, b: string) => number

/**
 * Finds the row to scroll to when a list opens: the row that was at the top edge, with its exact offset. If it was
 * deleted, the nearest saved row is used, first downwards from the edge, then upwards.
 *
 * @param items newest first; null is a gap
 * @param compare compares two ids (positive: `a` is newer), only for servers whose ids sort. Without it, a list that
 *   holds none of the saved ids has no position.
 * @returns null when there is none. Never throws.
 * @see BY-31
 */
export function findScrollTarget<Id extends string>(
  items: readonly (Id | null)[],
  place: Pick<ScrollPosition, 'ids' | 'above' | 'offset'>,
  compare?: Compare<Id>,
): ScrollTarget<Id> | null {
  const [anchor] = place.ids
  const remembered = [...place.ids, ...place.above]
  const listed = new Map<string, Id>(items.flatMap((id) => (id === null ? [] : [[id, id]])))
  const kept = remembered.find((id) => listed.has(id))
  const id = kept === undefined ? findNeighbour(items, anchor, compare) : (listed.get(kept) ?? null)
  if (id === null) return null
  return { id, offset: id === anchor ? place.offset : 0 }
}

function findNeighbour<Id extends string>(
  items: readonly (Id | null)[],
  anchor: string | undefined,
  compare: Compare<Id> | undefined,
): Id | null {
  if (compare === undefined || anchor === undefined) return null
  return items.find((id) => id !== null && compare(id, anchor) < 0) ?? null
}

/**
 * Counts the rows that were added since the reader left.
 *
 * @param items newest first; null is a gap
 * @param found the row that the reader is at now. If the last seen row is unknown, all rows above it count.
 * @see TL-08, BY-31
 */
export function countNewRows<Id extends string>(
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
