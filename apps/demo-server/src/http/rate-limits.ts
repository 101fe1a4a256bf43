import type { Clock } from '../clock.ts'

/** The number of requests allowed within a window. Unit: ms. */
interface RateRule {
  readonly calls: number
  readonly windowMs: number
}

/** The remaining requests of a caller. */
export interface Allowance {
  readonly limit: number
  readonly left: number
  /** When the window ends: ms since 1970. */
  readonly resetAt: number
}

export interface RateLimit {
  getAllowance(caller: string): Allowance
  consume(caller: string): void
}

/** The maximum number of tracked callers. Above it the oldest entry is removed, and that caller starts again. */
const MAX_CALLERS = 10_000

/**
 * Creates a fixed-window rate limit. The window is the same for all callers, so that all counts are reset together.
 */
export function createRateLimit(clock: Clock, { calls, windowMs }: RateRule): RateLimit {
  const spent = new Map<string, number>()
  let resetAt = 0

  const startWindowIfDue = () => {
    const now = clock()
    if (now < resetAt) return
    resetAt = (Math.floor(now / windowMs) + 1) * windowMs
    spent.clear()
  }

  return {
    getAllowance(caller) {
      startWindowIfDue()
      return { limit: calls, left: Math.max(0, calls - (spent.get(caller) ?? 0)), resetAt }
    },
    consume(caller) {
      startWindowIfDue()
      if (!spent.has(caller) && spent.size >= MAX_CALLERS) {
        const [oldest] = spent.keys()
        if (oldest !== undefined) spent.delete(oldest)
      }
      spent.set(caller, (spent.get(caller) ?? 0) + 1)
    },
  }
}

export interface RateLimits {
  /** Requests with one token; requests without a token count per address. */
  readonly calls: RateRule
  /** Requests of one address, with any token. */
  readonly address: RateRule
  /** Uploads with one token. */
  readonly uploads: RateRule
  /** Requests to sign in, per address. Each sign-in takes three. */
  readonly signIns: RateRule
  /** Pages and static files, per address. */
  readonly pages: RateRule
  /** Pictures, films and uploads, per address. */
  readonly pictures: RateRule
  /** Messages from clients on sockets, per address. */
  readonly messages: RateRule
  /** Concurrent sockets per address. */
  readonly sockets: number
  /** Concurrent requests with files: per address, and in total. */
  readonly uploadsAtOnce: { readonly address: number; readonly all: number }
}

const MINUTES = 60_000

/** Mastodon's limits, where it has them. @see https://docs.joinmastodon.org/api/rate-limits/ */
export const defaultRateLimits: RateLimits = {
  calls: { calls: 300, windowMs: 5 * MINUTES },
  address: { calls: 7_500, windowMs: 5 * MINUTES },
  uploads: { calls: 30, windowMs: 30 * MINUTES },
  signIns: { calls: 30, windowMs: 5 * MINUTES },
  // On start the dashboard requests some dozen files and each visible picture.
  pages: { calls: 3_000, windowMs: 5 * MINUTES },
  pictures: { calls: 7_500, windowMs: 5 * MINUTES },
  messages: { calls: 1_000, windowMs: MINUTES },
  sockets: 100,
  // The dashboard uploads all files of a post concurrently.
  uploadsAtOnce: { address: 4, all: 8 },
}

const unreachedRule: RateRule = { calls: 75_000, windowMs: 5 * MINUTES }

/** For tests and benchmarks, which send as many requests in a minute as a user in a day. */
export const testRateLimits: RateLimits = {
  calls: { calls: 7_500, windowMs: 5 * MINUTES },
  address: unreachedRule,
  uploads: unreachedRule,
  signIns: unreachedRule,
  pages: unreachedRule,
  pictures: unreachedRule,
  messages: unreachedRule,
  sockets: 10_000,
  uploadsAtOnce: { address: 100, all: 100 },
}

/** Limits concurrent operations, per caller and in total. */
export interface ConcurrencyLimit {
  /**
   * @returns a function that releases the slot; null when the caller or all callers together have reached the limit
   */
  acquire(caller: string): (() => void) | null
}

/** @param limits maximum number of concurrent operations of one caller, and of all callers */
export function createConcurrencyLimit({
  address,
  all,
}: {
  readonly address: number
  readonly all: number
}): ConcurrencyLimit {
  const byCaller = new Map<string, number>()
  let inAll = 0

  return {
    acquire(caller) {
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
