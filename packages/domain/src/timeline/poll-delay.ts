/** Without a stream, the first poll is sent at a random time within this time. */
export const FIRST_POLL_MS = 40_000
/**
 * Each further poll is sent after this time, plus up to the same time at random, so that clients do not all poll at
 * once.
 */
export const POLL_MS = 20_000

/**
 * Returns the delay before home and notifications are polled again while the stream is down.
 *
 * @param isFirst whether this is the first poll since the stream dropped
 * @param random from 0 up to, not including, 1
 * @returns milliseconds
 * @see TL-18
 */
export function getPollDelay(isFirst: boolean, random: number): number {
  return isFirst ? random * FIRST_POLL_MS : POLL_MS + random * POLL_MS
}
