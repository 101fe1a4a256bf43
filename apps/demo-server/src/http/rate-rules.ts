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
  /** Pages and files of the program, for one address. */
  readonly pages: RateRule
  /** Pictures, films and uploads, for one address. */
  readonly pictures: RateRule
  /** What clients of one address say on their sockets. */
  readonly messages: RateRule
  /** Sockets of one address at once. */
  readonly sockets: number
  /** Bodies with files that are taken in at once: of one address, and in all. */
  readonly uploadsAtOnce: { readonly address: number; readonly all: number }
}

const MINUTES = 60_000

/** As Mastodon has them, where it has them. @see https://docs.joinmastodon.org/api/rate-limits/ */
export const usualLimits: RateLimits = {
  calls: { calls: 300, windowMs: 5 * MINUTES },
  address: { calls: 7_500, windowMs: 5 * MINUTES },
  uploads: { calls: 30, windowMs: 30 * MINUTES },
  signIns: { calls: 30, windowMs: 5 * MINUTES },
  // A start of the deck asks for some dozen files and for each picture that it shows.
  pages: { calls: 3_000, windowMs: 5 * MINUTES },
  pictures: { calls: 7_500, windowMs: 5 * MINUTES },
  messages: { calls: 1_000, windowMs: MINUTES },
  sockets: 100,
  // A deck sends all files of a post at once.
  uploadsAtOnce: { address: 4, all: 8 },
}

const wide: RateRule = { calls: 75_000, windowMs: 5 * MINUTES }

/** For tests and benches, which do in a minute what people do in a day. */
export const wideLimits: RateLimits = {
  calls: { calls: 7_500, windowMs: 5 * MINUTES },
  address: wide,
  uploads: wide,
  signIns: wide,
  pages: wide,
  pictures: wide,
  messages: wide,
  sockets: 10_000,
  uploadsAtOnce: { address: 100, all: 100 },
}
