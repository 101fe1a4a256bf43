const FIRST_DELAY_MS = 1000

/** Longest wait on a server that has streamed before. */
export const MAX_DELAY_MS = 30_000

/** Longest wait on one that never has: it may not stream at all. */
export const MAX_DELAY_UNPROVEN_MS = 300_000

/** A connection that lasted this long counts as a success; a shorter one does not reset the wait. */
export const STABLE_AFTER_MS = 5000

/**
 * How long to wait before the next attempt: doubling, and anywhere in the upper half of it, so
 * that the readers of a restarted server do not return at the same moment.
 *
 * @param failures attempts that failed in a row, 0 for the first loss
 * @param random from 0 to 1
 */
export function backoffMs(failures: number, random: number, maximum = MAX_DELAY_MS): number {
  const longest = Math.min(maximum, FIRST_DELAY_MS * 2 ** failures)
  return longest * (0.5 + random / 2)
}
