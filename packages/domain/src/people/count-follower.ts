import type { AccountCounters } from '../entities/account.ts'

/**
 * An account's counters after the own account began or ceased to follow it. Never below 0; a hidden
 * count (-1) stays hidden.
 *
 * @returns the same counters when nothing changed
 * @see ENT-05
 */
export function countFollower(
  counters: AccountCounters,
  wasFollowing: boolean,
  isFollowing: boolean,
): AccountCounters {
  const { followers_count } = counters
  if (wasFollowing === isFollowing || followers_count < 0) return counters
  const change = isFollowing ? 1 : -1
  return { ...counters, followers_count: Math.max(0, followers_count + change) }
}
