/** What a throttle remembers. Times are in ms of any one clock. */
export interface Throttle<Value> {
  /** When something was last let through; null before the first. */
  readonly lastAt: number | null
  /** What waits for its turn; null when nothing does. */
  readonly waiting: { readonly value: Value } | null
}

/** What to do now. */
export interface ThrottleStep<Value> {
  readonly throttle: Throttle<Value>
  /** What is let through now; null when nothing is. */
  readonly passed: { readonly value: Value } | null
  /** When to come back with `wakeThrottle`; null when nothing waits. */
  readonly wakeAt: number | null
}

export const IDLE_THROTTLE: Throttle<never> = { lastAt: null, waiting: null }

/**
 * Offers a value: the first is let through at once, of those that follow within the interval the last
 * one at its end. Never throws.
 *
 * @param intervalMs the least time between two that are let through
 * @see SUG-04, VID-13
 */
export function offerToThrottle<Value>(
  throttle: Throttle<Value>,
  value: Value,
  now: number,
  intervalMs: number,
): ThrottleStep<Value> {
  const waiting = { value }
  return wakeThrottle({ ...throttle, waiting }, now, intervalMs)
}

/** Lets what waits through if its time has come. @see SUG-04, VID-13 */
export function wakeThrottle<Value>(
  throttle: Throttle<Value>,
  now: number,
  intervalMs: number,
): ThrottleStep<Value> {
  const { lastAt, waiting } = throttle
  if (waiting === null) return { throttle, passed: null, wakeAt: null }
  const dueAt = lastAt === null ? now : lastAt + intervalMs
  if (now < dueAt) return { throttle, passed: null, wakeAt: dueAt }
  return { throttle: { lastAt: now, waiting: null }, passed: waiting, wakeAt: null }
}
