import { BUCKET_LIMITS, type RateLimitBucket } from './bucket-counts.ts'
import { applyRateLimit, type GeneralCount } from './general-count.ts'
import type { LiveUse } from './request-budget.ts'

export type { LiveUse } from './request-budget.ts'

const BUCKETS: readonly RateLimitBucket[] = ['paged', 'uploads', 'deletions']

/** Everything that a tab knows of the requests of an account, as it is sent to other tabs. */
export interface BudgetUse {
  readonly general: GeneralCount
  readonly pausedUntil: number
  readonly sent: readonly (readonly [RateLimitBucket, readonly number[]])[]
  readonly blocked: readonly (readonly [RateLimitBucket, number])[]
}

export function readBudgetUse({ sent, blocked, getGeneral }: LiveUse): BudgetUse {
  const [general, pausedUntil] = getGeneral()
  return {
    general,
    pausedUntil,
    sent: BUCKETS.map((bucket) => [bucket, [...sent[bucket]]]),
    blocked: [...blocked],
  }
}

/**
 * Adds what another tab knows of the requests of an account: what either has sent counts for both, and of what the
 * server has reported the stricter counts.
 *
 * @param now milliseconds since the epoch
 */
export function mergeBudgetUse(own: LiveUse, other: BudgetUse, now: number): void {
  const [general, pausedUntil] = own.getGeneral()
  const { left } = other.general
  for (const [bucket, times] of other.sent) {
    const since = now - BUCKET_LIMITS[bucket].windowMs
    // Both may know the same request, so that each time counts once.
    const merged = [...new Set([...own.sent[bucket], ...times])].filter((at) => at > since)
    own.sent[bucket].splice(0, Infinity, ...merged.toSorted((a, b) => a - b))
  }
  for (const [bucket, until] of other.blocked)
    own.blocked.set(bucket, Math.max(until, own.blocked.get(bucket) ?? 0))
  own.setGeneral(
    left === null ? general : applyRateLimit(general, { ...other.general, left }, now),
    Math.max(pausedUntil, other.pausedUntil),
  )
}
