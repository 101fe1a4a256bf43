/**
 * How many rows the reader's first visible row moved down (negative: up) between two lists: what a
 * list's first index must move by so that the reader sees no movement.
 *
 * @param firstVisible the id at the top of the view
 * @returns 0 when that row is a gap, unknown, or gone
 */
export function anchorShift(
  previous: readonly (string | null)[],
  next: readonly (string | null)[],
  firstVisible: string | null,
): number {
  if (firstVisible === null) return 0
  const before = previous.indexOf(firstVisible)
  const after = next.indexOf(firstVisible)
  return before < 0 || after < 0 ? 0 : after - before
}
