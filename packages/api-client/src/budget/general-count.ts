/** The rate limit that a response reports. */
export interface RateLimit {
  /** Requests per window; null when the server does not report it. */
  readonly limit: number | null
  /** Requests left until the reset. */
  readonly left: number
  /** Milliseconds since the epoch. */
  readonly resetAt: number | null
}

/** @returns null when the server has no limit or does not report it. Never throws. */
export function readRateLimit(headers: Headers, now: number): RateLimit | null {
  const left = readCount(headers.get('x-ratelimit-remaining'))
  if (left === null) return null
  return {
    left,
    limit: readCount(headers.get('x-ratelimit-limit')),
    resetAt: readReset(headers, now),
  }
}

/**
 * Reads the reset time. Proxies send the seconds to wait, which no wrong clock can distort; Mastodon sends a date,
 * GoToSocial seconds since the epoch.
 */
export function readReset(headers: Headers, now: number): number | null {
  const wait = readCount(headers.get('retry-after'))
  if (wait !== null) return now + wait * 1000
  const reset = headers.get('x-ratelimit-reset')
  if (reset === null) return null
  const seconds = readCount(reset)
  const at = seconds === null ? Date.parse(reset) : seconds * 1000
  return Number.isNaN(at) ? null : at
}

const readCount = (raw: string | null): number | null =>
  raw !== null && /^\d+$/.test(raw.trim()) ? Number(raw) : null

/** The user's share of each window. Background requests leave it unused. */
const USER_SHARE = 0.2

/** Returns how many requests of a limit are reserved for the user. */
export const getUserReserve = (limit: number): number => Math.ceil(limit * USER_SHARE)

/** The general count of requests, as the server last reported it. */
export interface GeneralCount {
  readonly limit: number | null
  readonly left: number | null
  readonly resetAt: number | null
}

export const UNKNOWN_COUNT: GeneralCount = { limit: null, left: null, resetAt: null }

/** Mastodon's general window, assumed when a server does not report its reset. */
const DEFAULT_WINDOW_MS = 5 * 60_000

/**
 * How far the reported reset of one window may vary: Mastodon adds the fraction of the second, `Retry-After` the
 * latency.
 */
const RESET_TOLERANCE_MS = 10_000

/**
 * Applies the rate limit of a response. Responses may arrive out of order: within one window the smaller number
 * counts, and one of an earlier window is ignored.
 */
export function applyRateLimit(count: GeneralCount, rate: RateLimit, now: number): GeneralCount {
  const known = resetExpiredCount(count, now)
  const limit = rate.limit ?? known.limit
  if (rate.resetAt !== null && rate.resetAt <= now) return { ...known, limit }
  if (known.resetAt === null || rate.resetAt === null) {
    const resetAt = rate.resetAt ?? known.resetAt ?? now + DEFAULT_WINDOW_MS
    return { limit, left: rate.left, resetAt }
  }
  const later = rate.resetAt - known.resetAt
  if (later < -RESET_TOLERANCE_MS) return known
  if (later > RESET_TOLERANCE_MS || known.left === null) return { ...rate, limit }
  const resetAt = Math.max(known.resetAt, rate.resetAt)
  return { limit, left: Math.min(known.left, rate.left), resetAt }
}

/** Counts a request that was aborted or whose response has no rate-limit headers. */
export function countUnreportedRequest(count: GeneralCount, now: number): GeneralCount {
  const known = resetExpiredCount(count, now)
  return known.left === null ? known : { ...known, left: Math.max(0, known.left - 1) }
}

/** Restores the full limit after the reset. The next response reports the new window. */
export function resetExpiredCount(count: GeneralCount, now: number): GeneralCount {
  if (count.resetAt === null || count.resetAt > now) return count
  return { ...count, left: count.limit, resetAt: null }
}
