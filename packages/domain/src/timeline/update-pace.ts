/**
 * How often a column is updated while posts stream in. Slow streams show each post at once. A fast stream replaces the
 * rows in view before they can be read; there, rows that would be pushed out of view by the same update are never
 * rendered.
 */
export interface ColumnPace {
  /** New rows per second, smoothed. */
  readonly rate: number
  /** When the last row arrived, in ms of a monotonic clock. */
  readonly at: number
  /** Since when rows arrive faster than anyone reads, in ms of the same clock; null while they do not. */
  readonly fastSince: number | null
}

export const CALM_PACE: ColumnPace = { rate: 0, at: 0, fastSince: null }

/** At this rate, in rows per second, a row leaves the view within about a second. */
const FAST_RATE = 5

/** A fast stream stays fast down to this rate, so that its pace does not change back and forth. */
const CALM_RATE = 3

/** With this many rows per second in all visible columns together, all but the slowest ones count as fast. */
const FAST_DECK_RATE = 12
const SLOWEST_RATE = 1

/** A rate must last this long, because a page of a poll arrives at once. Unit: ms. */
const LASTING_MS = 1_000

/** The time over which rates are smoothed. Unit: ms. */
const SMOOTHING_MS = 2_000

/** The shortest and longest time between two updates of a column with a fast stream. Unit: ms. */
export const MIN_UPDATE_MS = 500
export const MAX_UPDATE_MS = 1_500

/** One in this many frames may be late because of updates. */
const FRAMES_PER_LATE_FRAME = 9

/** Records new rows. @param now ms of a monotonic clock. @param deckRate of all visible columns together */
export function updatePace(
  pace: ColumnPace,
  count: number,
  now: number,
  deckRate: number,
): ColumnPace {
  const rate = getRate(pace, now) + (count * 1_000) / SMOOTHING_MS
  const isFast = rate >= FAST_RATE || (deckRate >= FAST_DECK_RATE && rate >= SLOWEST_RATE)
  const staysFast = pace.fastSince !== null && (rate >= CALM_RATE || isFast)
  const fastSince = isFast || staysFast ? (pace.fastSince ?? now) : null
  return { rate, at: now, fastSince }
}

/** Returns the rows per second, which fall while none arrive. */
export const getRate = ({ rate, at }: ColumnPace, now: number): number =>
  rate * Math.exp((at - now) / SMOOTHING_MS)

/** Returns whether rows have been arriving faster than anyone reads, and still are. */
export const isFastPace = (pace: ColumnPace, now: number): boolean =>
  pace.fastSince !== null &&
  now - pace.fastSince >= LASTING_MS &&
  getRate(pace, now) >= SLOWEST_RATE

/**
 * Returns the time between two updates of a column with a fast stream, in ms. It grows with what an update costs.
 *
 * @param frameMs duration of a frame in which a column is updated
 * @param columns number of visible columns with a fast stream
 */
export const getUpdateInterval = (frameMs: number, columns: number): number =>
  Math.min(MAX_UPDATE_MS, Math.max(MIN_UPDATE_MS, frameMs * columns * FRAMES_PER_LATE_FRAME))
