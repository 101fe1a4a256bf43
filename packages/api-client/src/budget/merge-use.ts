import { BUCKET_LIMITS, type RateLimitBucket } from './bucket-counts.ts'
import { applyRateLimit } from './general-count.ts'
import type { BudgetUse } from './request-budget.ts'

/**
 * Merges what two tabs know of the requests of an account: what either has sent counts for both, and of what the server
 * has reported the stricter counts.
 *
 * @param now milliseconds since the epoch
 */
export function mergeBudgetUse(own: BudgetUse, other: BudgetUse, now: number): BudgetUse {
  const { left } = other.general
  return {
    general:
      left === null ? own.general : applyRateLimit(own.general, { ...other.general, left }, now),
    pausedUntil: Math.max(own.pausedUntil, other.pausedUntil),
    sent: {
      paged: mergeTimes('paged', own, other, now),
      uploads: mergeTimes('uploads', own, other, now),
      deletions: mergeTimes('deletions', own, other, now),
    },
    blocked: mergeBlocked(own, other),
  }
}

/** Both tabs may know the same request, so that each time counts once. */
function mergeTimes(
  bucket: RateLimitBucket,
  own: BudgetUse,
  other: BudgetUse,
  now: number,
): readonly number[] {
  const since = now - BUCKET_LIMITS[bucket].windowMs
  const times = new Set([...own.sent[bucket], ...other.sent[bucket]])
  return [...times].filter((at) => at > since).toSorted((a, b) => a - b)
}

function mergeBlocked(own: BudgetUse, other: BudgetUse): BudgetUse['blocked'] {
  const blocked = new Map(own.blocked)
  for (const [bucket, until] of other.blocked)
    blocked.set(bucket, Math.max(until, blocked.get(bucket) ?? 0))
  return [...blocked]
}
