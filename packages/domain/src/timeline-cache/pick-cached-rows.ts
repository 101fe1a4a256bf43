/** How many of the newest rows are cached when all readers are among them. */
export const CACHED_NEWEST_ROWS = 40
/** How many of the newest rows are cached when a reader is further down. */
const NEWEST_ROWS_BESIDE_READER = 20
/** How many rows are cached above and below each reader. */
const ROWS_ABOVE_READER = 10
const ROWS_BELOW_READER = 20

/**
 * Picks the rows of a list that are cached for the next start: the newest rows, and the rows around each reader who
 * is further down. A gap replaces the rows that are left out.
 *
 * @param items newest first; null is a gap
 * @param readers the rows at the top edges of the views that are scrolled down
 * @returns without a gap at either end. Never throws.
 * @see BY-17, BY-31
 */
export function pickCachedRows<Id extends string>(
  items: readonly (Id | null)[],
  readers: readonly Id[],
): readonly (Id | null)[] {
  const places = readers
    .map((id) => items.indexOf(id))
    .filter((at) => at >= NEWEST_ROWS_BESIDE_READER)
  const newest = places.length > 0 ? NEWEST_ROWS_BESIDE_READER : CACHED_NEWEST_ROWS
  const isKept = (at: number) =>
    at < newest ||
    places.some((place) => at >= place - ROWS_ABOVE_READER && at < place + ROWS_BELOW_READER)
  const picked: (Id | null)[] = []
  for (const [at, id] of items.entries()) {
    const isGap = id === null || !isKept(at)
    if (!isGap) picked.push(id)
    else if (picked.length > 0 && picked.at(-1) !== null) picked.push(null)
  }
  return picked.at(-1) === null ? picked.slice(0, -1) : picked
}
