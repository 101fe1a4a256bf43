/** What time it is: milliseconds since 1970. The only way the instance learns it. */
export type Clock = () => number

/** Calls back once after `ms`. @returns cancels it */
export type Schedule = (ms: number, callback: () => void) => () => void

/** From 0 up to, not including, 1. */
export type Random = () => number

export const systemClock: Clock = () => Date.now()

/** Never keeps the process alive. */
export const systemSchedule: Schedule = (ms, callback) => {
  const timer = setTimeout(callback, ms)
  timer.unref()
  return () => clearTimeout(timer)
}
