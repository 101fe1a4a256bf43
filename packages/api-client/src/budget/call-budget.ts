/** How many calls the server still grants, as far as it says, and how many are under way. */
export interface CallBudget {
  /** Calls left until `resetAt`; null while the server has said nothing. */
  readonly left: number | null
  /** Calls in one window; null like `left`. */
  readonly limit: number | null
  /** Milliseconds since the epoch. */
  readonly resetAt: number | null
  /** Until when nothing is sent, since the server said 429; null when it did not. */
  readonly pausedUntil: number | null
  /** Until when refreshes are held back, after a 429 or to leave the user a share; null while they may go. */
  readonly heldUntil: number | null
  /** Refreshes that wait for their turn. */
  readonly waiting: number
  readonly inFlight: number
  /**
   * How long each of several pollers waits between two calls, so that what is left lasts.
   *
   * @param baseMs with plenty left
   * @returns milliseconds, never less than `baseMs`
   */
  readonly stretch: (baseMs: number, callers: number) => number
  /** Told after every change. @returns stops watching */
  readonly watch: (tell: () => void) => () => void
}

/** What polls may use of one count. */
export interface Allowance {
  /** Calls that polls may make until `until`. */
  readonly left: number
  readonly until: number
}

/**
 * How long each of several pollers has to wait between two calls, so that what is left lasts until
 * more is granted.
 *
 * @param baseMs how long it waits with plenty left
 * @param callers how many poll, each once in that time
 * @returns milliseconds; never less than `baseMs`, and past the reset where nothing is left. Never throws.
 */
export function stretchOver(
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
