import type { Clock } from '../clock.ts'

/** How many calls within how long. Unit: ms. */
export interface RateRule {
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
