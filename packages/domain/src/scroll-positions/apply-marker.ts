import { parseDate } from '../time/parse-date.ts'
import type { ScrollPosition } from './scroll-position.ts'

/** The last row that an account has read on any device. */
interface Marker {
  readonly last_read_id: string
  /** An ISO date. */
  readonly updated_at: string
}

/**
 * Combines this browser's scroll position with the account's marker. A marker names only the last row that was read.
 * This browser's own position is more precise and takes precedence, unless another device has read further since.
 * Without an own position the marker is used. A list that was left at the top stays at the top; only the read line
 * follows the marker.
 *
 * @param own the position stored in this browser
 * @param sent the row that this browser sent to the server last; a marker with that row is ignored
 * @param compare compares two ids (positive: `a` is newer), only for servers whose ids sort
 * @returns null when there is neither; `at` is when this browser left the list, also when the marker is used. Never
 *   throws.
 * @see BY-13; https://docs.joinmastodon.org/entities/Marker/
 */
export function applyMarker(
  own: ScrollPosition | null,
  marker: Marker | null,
  sent: string | null,
  compare?: (a: string, b: string) => number,
): ScrollPosition | null {
  if (marker === null || marker.last_read_id === sent) return own
  const at = parseDate(marker.updated_at) ?? 0
  const id = marker.last_read_id
  const there = { ids: [id], above: [], offset: 0, isTop: false, seen: id, at: own?.at ?? 0 }
  if (own === null) return there
  const [anchor] = own.ids
  const isFurther = anchor !== undefined && compare !== undefined && compare(id, anchor) > 0
  return isFurther && at > own.at ? { ...there, isTop: own.isTop } : own
}
