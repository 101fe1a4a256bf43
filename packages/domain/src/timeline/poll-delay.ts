/** Without a stream, the first question goes out at a random time within this … */
export const FIRST_POLL_MS = 40_000
/** … and each further one after this, plus as much again at random, so that not all clients ask at once. */
export const POLL_MS = 20_000

/**
 * How long to wait before home and notifications are asked for again while the stream is away.
 *
 * @param isFirst since the stream dropped
 * @param random from 0 up to, not including, 1
 * @returns milliseconds
 * @see TL-18
 */
export function pollDelay(isFirst: boolean, random: number): number {
  return isFirst ? random * FIRST_POLL_MS : POLL_MS + random * POLL_MS
}
