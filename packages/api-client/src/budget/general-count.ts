import type { Rate } from './rate-headers.ts'

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

/**
 * Takes in what a response says. Answers overtake each other: within one window the smaller number
 * counts, and one of an earlier window none.
 */
export function withRate(count: GeneralCount, rate: Rate, now: number): GeneralCount {
  const known = afterReset(count, now)
  const limit = rate.limit ?? known.limit
  if (rate.resetAt !== null && rate.resetAt <= now) return { ...known, limit }
  if (known.resetAt !== null && rate.resetAt !== null && rate.resetAt < known.resetAt) return known
  const isSame = known.resetAt === rate.resetAt && known.left !== null
  const left = isSame ? Math.min(known.left, rate.left) : rate.left
  return { limit, left, resetAt: rate.resetAt }
}

/** After the reset all is granted anew; from when to when, the next answer says. */
export function afterReset(count: GeneralCount, now: number): GeneralCount {
  if (count.resetAt === null || count.resetAt > now) return count
  return { ...count, left: count.limit, resetAt: null }
}
