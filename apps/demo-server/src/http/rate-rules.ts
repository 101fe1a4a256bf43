import type { Clock } from '../clock.ts'

/** How many calls within how long. Unit: ms. */
interface RateRule {
  readonly calls: number
  readonly windowMs: number
}

/** What one caller has of a rule. */
export interface Allowance {
  readonly limit: number
  readonly left: number
  /** When it is whole again: ms since 1970. */
  readonly resetAt: number
}

export interface RateLimit {
  look(caller: string): Allowance
  /** Counts one call. */
  spend(caller: string): void
}

/** More callers than this are not remembered at once: the longest known of them begins anew. */
const MOST_CALLERS = 10_000

/** Counts calls in windows that begin for everybody at the same time, so that all counts go at once. */
export function createRateLimit(clock: Clock, { calls, windowMs }: RateRule): RateLimit {
  const spent = new Map<string, number>()
  let resetAt = 0

  const turn = () => {
    const now = clock()
    if (now < resetAt) return
    resetAt = (Math.floor(now / windowMs) + 1) * windowMs
    spent.clear()
  }

  return {
    look(caller) {
      turn()
      return { limit: calls, left: Math.max(0, calls - (spent.get(caller) ?? 0)), resetAt }
    },
    spend(caller) {
      turn()
      if (!spent.has(caller) && spent.size >= MOST_CALLERS) {
        const [oldest] = spent.keys()
        if (oldest !== undefined) spent.delete(oldest)
      }
      spent.set(caller, (spent.get(caller) ?? 0) + 1)
    },
  }
}

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

/** Counts what goes on at the same time, for each caller and in all. */
export interface AtOnce {
  /** @returns what to call when it is over; null where that caller, or everybody together, has enough under way */
  enter(caller: string): (() => void) | null
}

/** @param most how many of one caller, and of all of them */
export function createAtOnce({
  address,
  all,
}: {
  readonly address: number
  readonly all: number
}): AtOnce {
  const byCaller = new Map<string, number>()
  let inAll = 0

  return {
    enter(caller) {
      const before = byCaller.get(caller) ?? 0
      if (before >= address || inAll >= all) return null
      byCaller.set(caller, before + 1)
      inAll += 1
      let isOver = false
      return () => {
        if (isOver) return
        isOver = true
        inAll -= 1
        const left = (byCaller.get(caller) ?? 1) - 1
        if (left === 0) byCaller.delete(caller)
        else byCaller.set(caller, left)
      }
    },
  }
}
