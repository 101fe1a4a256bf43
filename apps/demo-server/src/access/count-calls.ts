import type { Clock } from '../clock.ts'
import {
  type Allowance,
  createRateLimit,
  type RateLimit,
  type RateLimits,
} from '../http/rate-rules.ts'
import type { Counter } from './access.ts'

/** Under which name a call is counted. */
export interface Counted {
  /** Its address, as `callerOf` names it. */
  readonly caller: string
  /** Its token, where that is a good one: made-up ones are counted with their address. */
  readonly token: string | null
}

export interface CallCounter {
  /** Whether an address may call at all: asked before anything else of a call is looked at. */
  mayCall(counters: readonly Counter[], caller: string): boolean
  /** Counts one call. @returns what is left after it; null where nothing is counted */
  count(counters: readonly Counter[], counted: Counted): CountedCall | null
}

export interface CountedCall extends Allowance {
  readonly isWithin: boolean
}

/** Counted by token where there is one; everything else is counted by address. */
const BY_TOKEN: readonly Counter[] = ['calls', 'uploads']

/** @param limits how much of everything there is */
export function createCallCounter(clock: Clock, limits: RateLimits): CallCounter {
  const counts: Readonly<Record<Counter, RateLimit>> = {
    address: createRateLimit(clock, limits.address),
    calls: createRateLimit(clock, limits.calls),
    uploads: createRateLimit(clock, limits.uploads),
    signIns: createRateLimit(clock, limits.signIns),
    pages: createRateLimit(clock, limits.pages),
    pictures: createRateLimit(clock, limits.pictures),
  }

  return {
    mayCall: (counters, caller) =>
      !counters.includes('address') || counts.address.look(caller).left > 0,
    count(counters, { caller, token }) {
      const whoOf = (counter: Counter) =>
        token !== null && BY_TOKEN.includes(counter) ? `token ${token}` : caller
      let tightest: Allowance | null = null
      for (const counter of counters) {
        const allowance = counts[counter].look(whoOf(counter))
        if (tightest === null || allowance.left < tightest.left) tightest = allowance
      }
      if (tightest === null) return null
      if (tightest.left === 0) return { ...tightest, isWithin: false }
      for (const counter of counters) counts[counter].spend(whoOf(counter))
      return { ...tightest, left: tightest.left - 1, isWithin: true }
    },
  }
}

/** Puts into the headers what is left, as Mastodon does. */
export function tellAllowance(headers: Headers, { limit, left, resetAt }: Allowance): void {
  headers.set('X-RateLimit-Limit', String(limit))
  headers.set('X-RateLimit-Remaining', String(left))
  headers.set('X-RateLimit-Reset', new Date(resetAt).toISOString())
}
