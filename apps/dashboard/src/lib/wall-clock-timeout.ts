import { systemClock } from './clock.ts'

/** The wall clock is checked at least this often, because timers do not count while the device sleeps. */
const CHECK_INTERVAL_MS = 60_000

/** A timer that is early or late by more than this means that the device slept or its clock was set. */
const JUMP_THRESHOLD_MS = 5_000

interface PendingTimeout {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly run: () => void
}

const pendingTimeouts = new Set<PendingTimeout>()
let scheduledCheck: { readonly at: number; readonly cancel: () => void } | null = null

/**
 * Runs a callback once when `ms` have passed on the wall clock. All callbacks share one timer. Within a minute after
 * the device slept or its clock was set in either direction, all pending callbacks run.
 *
 * @returns cancels it
 */
export function setWallClockTimeout(ms: number, run: () => void): () => void {
  const waiter = { at: systemClock.now() + ms, run }
  pendingTimeouts.add(waiter)
  if (scheduledCheck === null || waiter.at < scheduledCheck.at) scheduleCheck()
  return () => {
    pendingTimeouts.delete(waiter)
    if (pendingTimeouts.size === 0) cancelCheck()
  }
}

function cancelCheck(): void {
  scheduledCheck?.cancel()
  scheduledCheck = null
}

function scheduleCheck(): void {
  cancelCheck()
  if (pendingTimeouts.size === 0) return
  const now = systemClock.now()
  const first = Math.min(...[...pendingTimeouts].map((waiter) => waiter.at))
  const at = Math.min(first, now + CHECK_INTERVAL_MS)
  scheduledCheck = { at, cancel: systemClock.after(Math.max(0, at - now), () => runDue(at)) }
}

function runDue(expected: number): void {
  const now = systemClock.now()
  const hasJumped = Math.abs(now - expected) > JUMP_THRESHOLD_MS
  const due = [...pendingTimeouts].filter(({ at }) => hasJumped || at <= now)
  for (const waiter of due) pendingTimeouts.delete(waiter)
  scheduleCheck()
  for (const { run } of due) run()
}
