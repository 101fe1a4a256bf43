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
