import type { Clock } from '../clock.ts'
import {
  type Allowance,
  createRateLimit,
  type RateLimit,
  type RateLimits,
} from '../http/rate-limits.ts'
import type { Counter } from './access.ts'

/** The client that a request is counted for. */
export interface CountedClient {
  /** The address, as returned by `getCaller`. */
  readonly caller: string
  /** The id of a valid token. Requests with an invalid token are counted by address. */
  readonly token: string | null
}

export interface RequestCounter {
  /** Whether an address may send a request. Checked before any other part of the request is read. */
  isAllowed(counters: readonly Counter[], caller: string): boolean
  /** Counts one request. @returns the remaining allowance; null if the route has no counters */
  count(counters: readonly Counter[], counted: CountedClient): CountedRequest | null
}

export interface CountedRequest extends Allowance {
  readonly isWithinLimit: boolean
}

/** Counted by token for requests that have one. All other counters count by address. */
const BY_TOKEN: readonly Counter[] = ['calls', 'uploads']

/** @param limits the limit of every counter */
export function createRequestCounter(clock: Clock, limits: RateLimits): RequestCounter {
  const counts: Readonly<Record<Counter, RateLimit>> = {
    address: createRateLimit(clock, limits.address),
    calls: createRateLimit(clock, limits.calls),
    uploads: createRateLimit(clock, limits.uploads),
    signIns: createRateLimit(clock, limits.signIns),
    pages: createRateLimit(clock, limits.pages),
    pictures: createRateLimit(clock, limits.pictures),
  }

  return {
    isAllowed: (counters, caller) =>
      !counters.includes('address') || counts.address.getAllowance(caller).left > 0,
    count(counters, { caller, token }) {
      const getKey = (counter: Counter) =>
        token !== null && BY_TOKEN.includes(counter) ? `token ${token}` : caller
      let tightest: Allowance | null = null
      for (const counter of counters) {
        const allowance = counts[counter].getAllowance(getKey(counter))
        if (tightest === null || allowance.left < tightest.left) tightest = allowance
      }
      if (tightest === null) return null
      if (tightest.left === 0) return { ...tightest, isWithinLimit: false }
      for (const counter of counters) counts[counter].consume(getKey(counter))
      return { ...tightest, left: tightest.left - 1, isWithinLimit: true }
    },
  }
}

/** Sets the rate limit headers, as Mastodon does. */
export function setRateLimitHeaders(headers: Headers, { limit, left, resetAt }: Allowance): void {
  headers.set('X-RateLimit-Limit', String(limit))
  headers.set('X-RateLimit-Remaining', String(left))
  headers.set('X-RateLimit-Reset', new Date(resetAt).toISOString())
}
