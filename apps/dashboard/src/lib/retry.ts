import { type Clock, systemClock } from './clock.ts'

/** What failed, or was lost on its way, is asked for again after this time. Unit: ms. */
export const RETRY_MS = 30_000

interface RetryOptions {
  /** The browser's own, where no other is given. */
  readonly clock?: Clock
  /** How long to wait for the next attempt; asked before each. Unit: ms. */
  readonly wait?: () => number
  /** Whether the first attempt is made at once, or after a wait as well. */
  readonly begins?: 'now' | 'later'
  /** The browser's being online again ends a wait, unless another part of the program attends to that. */
  readonly hearsOnline?: boolean
}

/**
 * Attempts something, and again after a wait as often as the attempt asks for it.
 *
 * @param attempt calls what it is given where it is to be made again
 * @returns gives it up
 */
export function retry(
  attempt: (again: () => void) => void,
  {
    clock = systemClock,
    wait = () => RETRY_MS,
    begins = 'now',
    hearsOnline = true,
  }: RetryOptions = {},
): () => void {
  let isOver = false
  let stopWaiting = () => {}

  function run(): void {
    stopWaiting()
    attempt(again)
  }

  function again(): void {
    stopWaiting()
    if (isOver) return
    const cancel = clock.after(wait(), run)
    if (hearsOnline) globalThis.addEventListener?.('online', run)
    stopWaiting = () => {
      cancel()
      globalThis.removeEventListener?.('online', run)
    }
  }

  if (begins === 'now') run()
  else again()
  return () => {
    isOver = true
    stopWaiting()
  }
}
