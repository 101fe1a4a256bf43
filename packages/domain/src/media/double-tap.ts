/** The longest time between two taps that are one. */
const DOUBLE_TAP_MS = 300
/** How far apart two taps of a finger may be. */
const DOUBLE_TAP_REACH_PX = 24
/** How large a double tap makes a picture. */
const DOUBLE_TAP_SCALE = 2

/** Where and when a tap was: px, and ms of any clock. */
export interface Tap {
  readonly x: number
  readonly y: number
  readonly at: number
}

/** Whether a tap follows another so closely that both are one double tap. Never throws. @see MV-08 */
export function isDoubleTap(first: Tap | null, second: Tap): boolean {
  if (first === null || second.at - first.at > DOUBLE_TAP_MS) return false
  return Math.hypot(second.x - first.x, second.y - first.y) <= DOUBLE_TAP_REACH_PX
}

/** What a double tap makes of a scale: a whole picture becomes larger, a larger one whole. @see MV-08 */
export function doubleTapScale(scale: number): number {
  return scale > 1 ? 1 : DOUBLE_TAP_SCALE
}
