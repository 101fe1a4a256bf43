import { parseDate } from '../time/parse-date.ts'
import type { Place } from './place.ts'

/** How far an account has read, on whatever device: the last row that was seen. */
interface Marker {
  readonly last_read_id: string
  /** An ISO date. */
  readonly updated_at: string
}

/**
 * Where somebody stands who read on elsewhere. A marker names the last row that was seen, and no more:
 * where a browser knows its own place, that is the better one, unless another device has since read
 * further up. A browser that knows none stands at the marker. Whoever left at the top stays there, the
 * line alone follows.
 *
 * @param own what this browser remembers
 * @param sent the row that this browser told the server last: its own marker tells it nothing
 * @param compare tells which id is newer (positive: `a`), only for servers whose ids sort
 * @returns null where nobody has been; `at` is when this browser was left, whoever read on elsewhere. Never throws.
 * @see BY-13; https://docs.joinmastodon.org/entities/Marker/
 */
export function markedPlace(
  own: Place | null,
  marker: Marker | null,
  sent: string | null,
  compare?: (a: string, b: string) => number,
): Place | null {
  if (marker === null || marker.last_read_id === sent) return own
  const at = parseDate(marker.updated_at) ?? 0
  const id = marker.last_read_id
  const there = { ids: [id], above: [], offset: 0, isTop: false, seen: id, at: own?.at ?? 0 }
  if (own === null) return there
  const [anchor] = own.ids
  const isFurther = anchor !== undefined && compare !== undefined && compare(id, anchor) > 0
  return isFurther && at > own.at ? { ...there, isTop: own.isTop } : own
}
