/** What a response says of the calls that its server grants. */
export interface Rate {
  /** Calls in a window; null where the server does not say. */
  readonly limit: number | null
  /** Calls left until the reset. */
  readonly left: number
  /** Milliseconds since the epoch. */
  readonly resetAt: number | null
}

/** @returns null where the server counts nothing, or does not say. Never throws. */
export function readRate(headers: Headers, now: number): Rate | null {
  const left = readCount(headers.get('x-ratelimit-remaining'))
  if (left === null) return null
  return {
    left,
    limit: readCount(headers.get('x-ratelimit-limit')),
    resetAt: readReset(headers, now),
  }
}

/**
 * Proxies state the seconds to wait, which no clock can be wrong about; Mastodon a date, GoToSocial seconds since the
 * epoch.
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

/** Of each window this part is the user's: what the program asks for by itself leaves it. */
const USER_SHARE = 0.2

/** Calls that the user keeps of so many. */
export const reserveOf = (limit: number): number => Math.ceil(limit * USER_SHARE)

/** How the count of all calls stands, as the server said last. */
export interface GeneralCount {
  readonly limit: number | null
  readonly left: number | null
  readonly resetAt: number | null
}

export const UNCOUNTED: GeneralCount = { limit: null, left: null, resetAt: null }

/** Mastodon's window for all calls: assumed where a server does not say when it ends. */
const USUAL_WINDOW_MS = 5 * 60_000

/** How far the reset of one window may vary: Mastodon adds the fraction of the second, `Retry-After` the way. */
const SAME_WINDOW_MS = 10_000

/**
 * Takes in what a response says. Answers overtake each other: within one window the smaller number
 * counts, and one of an earlier window none.
 */
export function withRate(count: GeneralCount, rate: Rate, now: number): GeneralCount {
  const known = afterReset(count, now)
  const limit = rate.limit ?? known.limit
  if (rate.resetAt !== null && rate.resetAt <= now) return { ...known, limit }
  if (known.resetAt === null || rate.resetAt === null) {
    const resetAt = rate.resetAt ?? known.resetAt ?? now + USUAL_WINDOW_MS
    return { limit, left: rate.left, resetAt }
  }
  const later = rate.resetAt - known.resetAt
  if (later < -SAME_WINDOW_MS) return known
  if (later > SAME_WINDOW_MS || known.left === null) return { ...rate, limit }
  const resetAt = Math.max(known.resetAt, rate.resetAt)
  return { limit, left: Math.min(known.left, rate.left), resetAt }
}

/** Counts a call of which no answer tells: it was given up, or its answer says nothing. */
export function withOneSpent(count: GeneralCount, now: number): GeneralCount {
  const known = afterReset(count, now)
  return known.left === null ? known : { ...known, left: Math.max(0, known.left - 1) }
}

/** After the reset all is granted anew; from when to when, the next answer says. */
export function afterReset(count: GeneralCount, now: number): GeneralCount {
  if (count.resetAt === null || count.resetAt > now) return count
  return { ...count, left: count.limit, resetAt: null }
}
