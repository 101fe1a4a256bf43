/** The state of a throttle. Times are in ms of any one clock. */
export interface Throttle<Value> {
  /** When a value was last emitted; null before the first. */
  readonly lastAt: number | null
  /** The pending value; null for none. */
  readonly waiting: { readonly value: Value } | null
}

/** The new state, and the next actions. */
export interface ThrottleStep<Value> {
  readonly throttle: Throttle<Value>
  /** The value to emit now; null for none. */
  readonly passed: { readonly value: Value } | null
  /** When to call `wakeThrottle`; null if no value is pending. */
  readonly wakeAt: number | null
}

export const IDLE_THROTTLE: Throttle<never> = { lastAt: null, waiting: null }

/**
 * Pushes a value. The first is emitted at once. Of those that follow within the interval, the last is emitted at its
 * end. Never throws.
 *
 * @param intervalMs minimum time between two emitted values
 * @see SUG-04, VID-13
 */
export function pushToThrottle<Value>(
  throttle: Throttle<Value>,
  value: Value,
  now: number,
  intervalMs: number,
): ThrottleStep<Value> {
  const waiting = { value }
  return wakeThrottle({ ...throttle, waiting }, now, intervalMs)
}

/** Emits the pending value if the interval has ended. @see SUG-04, VID-13 */
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
