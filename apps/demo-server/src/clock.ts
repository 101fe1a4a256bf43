/** Returns the current time in milliseconds since 1970. The instance has no other source of time. */
export type Clock = () => number

/** Calls `callback` once after `ms`. @returns a function that cancels it */
export type Schedule = (ms: number, callback: () => void) => () => void

/** Returns a number from 0 (inclusive) to 1 (exclusive). */
export type Random = () => number

export const systemClock: Clock = () => Date.now()

/** Does not keep the process alive. */
export const systemSchedule: Schedule = (ms, callback) => {
  const timer = setTimeout(callback, ms)
  timer.unref()
  return () => clearTimeout(timer)
}
