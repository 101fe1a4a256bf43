const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 5000
const GIVE_UP_MS = 5 * 60 * 1000

/** Whether an answer about media says that they are ready; 202 and 206 say: still processing. @see UPL-16 */
export function isMediaReady(httpStatus: number): boolean {
  return httpStatus === 200
}

/**
 * How long to wait before asking again whether media are ready: a second, then longer, 5 s at most.
 *
 * @param asked how often was asked already
 * @param waitedMs since the upload ended
 * @returns ms; null after five minutes: the upload has failed
 * @see UPL-16
 */
export function processingWait(asked: number, waitedMs: number): number | null {
  if (waitedMs >= GIVE_UP_MS) return null
  return Math.min(LONGEST_WAIT_MS, (asked + 1) * FIRST_WAIT_MS)
}
