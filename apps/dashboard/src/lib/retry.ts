import { type Clock, systemClock } from './clock.ts'

/** The default delay before a retry. Unit: ms. */
export const RETRY_DELAY_MS = 30_000

interface RetryOptions {
  /** The system clock by default. */
  readonly clock?: Clock
  /** Returns the delay before the next attempt. Called before each. Unit: ms. */
  readonly wait?: () => number
  /** Whether the first attempt starts immediately or after a delay. */
  readonly start?: 'now' | 'later'
  /** Whether going online ends the delay. Off when other code handles the network state. */
  readonly shouldRetryOnline?: boolean
}

/**
 * Runs an attempt, and repeats it after a delay whenever it requests that.
 *
 * @param attempt calls its argument to request a retry
 * @returns cancels it
 */
export function retry(
  attempt: (scheduleRetry: () => void) => void,
  {
    clock = systemClock,
    wait = () => RETRY_DELAY_MS,
    start = 'now',
    shouldRetryOnline = true,
  }: RetryOptions = {},
): () => void {
  let isCancelled = false
  let cancelDelay = () => {}

  function runAttempt(): void {
    cancelDelay()
    attempt(scheduleRetry)
  }

  function scheduleRetry(): void {
    cancelDelay()
    if (isCancelled) return
    const cancel = clock.after(wait(), runAttempt)
    if (shouldRetryOnline) globalThis.addEventListener?.('online', runAttempt)
    cancelDelay = () => {
      cancel()
      globalThis.removeEventListener?.('online', runAttempt)
    }
  }

  if (start === 'now') runAttempt()
  else scheduleRetry()
  return () => {
    isCancelled = true
    cancelDelay()
  }
}
