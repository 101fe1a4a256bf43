import { BUCKET_LIMITS } from './bucket-counts.ts'
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
  const sentByOther = new Map(other.sent)
  const blocked = new Map(own.blocked)
  for (const [bucket, until] of other.blocked)
    blocked.set(bucket, Math.max(until, blocked.get(bucket) ?? 0))
  return {
    general:
      left === null ? own.general : applyRateLimit(own.general, { ...other.general, left }, now),
    pausedUntil: Math.max(own.pausedUntil, other.pausedUntil),
    sent: own.sent.map(([bucket, times]) => [
      bucket,
      mergeTimes(times, sentByOther.get(bucket) ?? [], now - BUCKET_LIMITS[bucket].windowMs),
    ]),
    blocked: [...blocked],
  }
}

/** Both tabs may know the same request, so that each time counts once. */
function mergeTimes(
  own: readonly number[],
  other: readonly number[],
  since: number,
): readonly number[] {
  return [...new Set([...own, ...other])].filter((at) => at > since).toSorted((a, b) => a - b)
}
