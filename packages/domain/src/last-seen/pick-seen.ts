/** How many of the newest rows are kept where everybody reads among them. */
export const SEEN_NEWEST = 40
/** Where somebody reads further down, fewer of the newest … */
const NEWEST_BESIDE = 20
/** … and these around each reader. */
const ABOVE_READER = 10
const BELOW_READER = 20

/**
 * Which rows of a list are worth keeping for the next start: the newest, and those around whoever reads
 * further down. A gap stands where some are left out.
 *
 * @param items newest first; null is a gap
 * @param readers the rows at the top edges of the views that are scrolled down
 * @returns without a gap at either end. Never throws.
 * @see BY-17, BY-31
 */
export function pickSeen<Id extends string>(
  items: readonly (Id | null)[],
  readers: readonly Id[],
): readonly (Id | null)[] {
  const places = readers.map((id) => items.indexOf(id)).filter((at) => at >= NEWEST_BESIDE)
  const newest = places.length > 0 ? NEWEST_BESIDE : SEEN_NEWEST
  const isKept = (at: number) =>
    at < newest || places.some((place) => at >= place - ABOVE_READER && at < place + BELOW_READER)
  const picked: (Id | null)[] = []
  for (const [at, id] of items.entries()) {
    const isGap = id === null || !isKept(at)
    if (!isGap) picked.push(id)
    else if (picked.length > 0 && picked.at(-1) !== null) picked.push(null)
  }
  return picked.at(-1) === null ? picked.slice(0, -1) : picked
}
