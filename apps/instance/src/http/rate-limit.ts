import type { Clock } from '../clock.ts'

interface Budget {
  readonly windowEnd: number
  left: number
}

export interface RateLimit {
  /** Counts one call. @returns false when there was none left; the headers tell in either case */
  spend(caller: string, headers: Headers): boolean
}

export function createRateLimit(
  clock: Clock,
  { calls, windowMs }: { calls: number; windowMs: number },
): RateLimit {
  const budgets = new Map<string, Budget>()

  return {
    spend(caller, headers) {
      const now = clock()
      const windowEnd = (Math.floor(now / windowMs) + 1) * windowMs
      let budget = budgets.get(caller)
      if (budget === undefined || budget.windowEnd !== windowEnd) {
        for (const [key, { windowEnd: end }] of budgets) if (end <= now) budgets.delete(key)
        budget = { windowEnd, left: calls }
        budgets.set(caller, budget)
      }
      const isWithin = budget.left > 0
      if (isWithin) budget.left -= 1
      headers.set('X-RateLimit-Limit', String(calls))
      headers.set('X-RateLimit-Remaining', String(budget.left))
      headers.set('X-RateLimit-Reset', new Date(windowEnd).toISOString())
      return isWithin
    },
  }
}
