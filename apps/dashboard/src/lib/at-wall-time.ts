import { systemClock } from './clock.ts'

/** The clock on the wall is looked at again after this: no timer counts while the device sleeps. */
const LOOK_MS = 60_000

/** A timer that comes so much too early or too late tells of a sleep, or of a clock that was set. */
const JUMP_MS = 5_000

interface Waiter {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly run: () => void
}

const waiters = new Set<Waiter>()
let looking: { readonly at: number; readonly cancel: () => void } | null = null

/**
 * Runs once when the clock on the wall has gone on by `ms`: by one timer for all that wait, so that none has to wake for
 * looking. Within a minute after the device slept or its clock was set, whichever way, all of them run.
 *
 * @returns cancels it
 */
export function atWallTime(ms: number, run: () => void): () => void {
  const waiter = { at: systemClock.now() + ms, run }
  waiters.add(waiter)
  if (looking === null || waiter.at < looking.at) lookAgain()
  return () => {
    waiters.delete(waiter)
    if (waiters.size === 0) stopLooking()
  }
}

function stopLooking(): void {
  looking?.cancel()
  looking = null
}

function lookAgain(): void {
  stopLooking()
  if (waiters.size === 0) return
  const now = systemClock.now()
  const first = Math.min(...[...waiters].map((waiter) => waiter.at))
  const at = Math.min(first, now + LOOK_MS)
  looking = { at, cancel: systemClock.after(Math.max(0, at - now), () => look(at)) }
}

function look(expected: number): void {
  const now = systemClock.now()
  const hasJumped = Math.abs(now - expected) > JUMP_MS
  const due = [...waiters].filter(({ at }) => hasJumped || at <= now)
  for (const waiter of due) waiters.delete(waiter)
  lookAgain()
  for (const { run } of due) run()
}
