import type { RateRule } from './rate-limit.ts'

export interface RateLimits {
  /** Calls of one token; of one address for those that bring none. */
  readonly calls: RateRule
  /** Calls of one address, whatever tokens they bring. */
  readonly address: RateRule
  /** Uploads of one token. */
  readonly uploads: RateRule
  /** Steps of signing in from one address: each sign-in is three. */
  readonly signIns: RateRule
  /** What clients of one address say on their sockets. */
  readonly messages: RateRule
  /** Sockets of one address at once. */
  readonly sockets: number
}

const MINUTES = 60_000

/** As Mastodon has them. @see https://docs.joinmastodon.org/api/rate-limits/ */
export const usualLimits: RateLimits = {
  calls: { calls: 300, windowMs: 5 * MINUTES },
  address: { calls: 7_500, windowMs: 5 * MINUTES },
  uploads: { calls: 30, windowMs: 30 * MINUTES },
  signIns: { calls: 30, windowMs: 5 * MINUTES },
  messages: { calls: 1_000, windowMs: MINUTES },
  sockets: 100,
}

const wide: RateRule = { calls: 75_000, windowMs: 5 * MINUTES }

/** For tests and benches, which do in a minute what people do in a day. */
export const wideLimits: RateLimits = {
  calls: { calls: 7_500, windowMs: 5 * MINUTES },
  address: wide,
  uploads: wide,
  signIns: wide,
  messages: wide,
  sockets: 10_000,
}
