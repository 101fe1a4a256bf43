/** Time and timers; replaceable in a test. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /**
   * Milliseconds since some moment, counted on whatever becomes of the clock on the wall: for how long something takes.
   * In some browsers it stands still while the device sleeps.
   */
  readonly elapsed: () => number
  /** Runs once after `ms` milliseconds. @returns cancels it */
  readonly after: (ms: number, run: () => void) => () => void
  /** Runs when the browser has nothing better to do, at the latest after a second. @returns cancels it */
  readonly whenIdle: (run: () => void) => () => void
}

const LATEST_IDLE_MS = 1_000

export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
  whenIdle(run) {
    if (typeof requestIdleCallback === 'undefined') return systemClock.after(0, run)
    const handle = requestIdleCallback(run, { timeout: LATEST_IDLE_MS })
    return () => cancelIdleCallback(handle)
  },
}
