/** Time and timers. Replaceable in tests. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /**
   * Milliseconds since some moment, independent of changes to the wall clock, for measuring durations. In some
   * browsers it pauses while the device sleeps.
   */
  readonly elapsed: () => number
  /** Runs once after `ms` milliseconds. @returns cancels it */
  readonly after: (ms: number, run: () => void) => () => void
  /** Runs when the browser is idle, after at most one second. @returns cancels it */
  readonly whenIdle: (run: () => void) => () => void
}

const IDLE_TIMEOUT_MS = 1_000

export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
  whenIdle(run) {
    if (typeof requestIdleCallback === 'undefined') return systemClock.after(0, run)
    const handle = requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS })
    return () => cancelIdleCallback(handle)
  },
}
