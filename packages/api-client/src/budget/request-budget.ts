import type { BucketUse } from './bucket-counts.ts'
import type { GeneralCount } from './general-count.ts'

/** The counts behind a budget, for the code that shares them between tabs (`budget/share-use.ts`). */
export interface LiveUse extends BucketUse {
  readonly getGeneral: () => readonly [count: GeneralCount, pausedUntil: number]
  /** Call it last, because it notifies the listeners. */
  readonly setGeneral: (count: GeneralCount, pausedUntil: number) => void
}

/** The requests that the server still grants, as far as it reports them, and the requests in flight. */
export interface RequestBudget {
  /** Requests left until `resetAt`; null while the server has reported nothing. */
  readonly left: number | null
  /** Requests per window; null like `left`. */
  readonly limit: number | null
  /** Milliseconds since the epoch. */
  readonly resetAt: number | null
  /** Until when nothing is sent after a 429; null without one. */
  readonly pausedUntil: number | null
  /** Until when refreshes are held back, after a 429 or to leave the user a share; null while they may be sent. */
  readonly heldUntil: number | null
  /** Queued refreshes. */
  readonly waiting: number
  readonly inFlight: number
  /**
   * Returns how long each of several pollers has to wait between two requests, so that the budget lasts.
   *
   * @param baseMs the interval with plenty left
   * @returns milliseconds, never less than `baseMs`
   */
  readonly getPollInterval: (baseMs: number, callers: number) => number
  /** The counts themselves; null when nothing is tracked. */
  readonly use: LiveUse | null
  /** Calls the listener after every change. @returns a function that unsubscribes */
  readonly subscribe: (listener: () => void) => () => void
}

/** The part of one limit that polls may use. */
export interface Allowance {
  /** Requests that polls may send until `until`. */
  readonly left: number
  readonly until: number
}

/**
 * Computes how long each of several pollers has to wait between two requests, so that the allowances last until the
 * next reset.
 *
 * @param baseMs the interval with plenty left
 * @param callers how many poll, each once per interval
 * @returns milliseconds, never less than `baseMs`; past the reset when nothing is left. Never throws.
 */
export function computePollInterval(
  allowances: readonly Allowance[],
  baseMs: number,
  callers: number,
  now: number,
): number {
  const waits = allowances.map(({ left, until }) => {
    const time = Math.max(0, until - now)
    return left <= 0 ? time : (time * callers) / left
  })
  return Math.max(baseMs, ...waits)
}
