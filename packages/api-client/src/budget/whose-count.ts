import { FAMILY_LIMITS, type CallFamily } from './call-family.ts'
import type { Rate } from './rate-headers.ts'

/** A call as far as counts go. */
export interface CountedCall {
  readonly method: string
  readonly family: CallFamily | null
}

/** Mastodon's window for all calls, and what clocks may differ. */
const GENERAL_WINDOW_MS = 5 * 60_000 + 10_000

/**
 * Which count a response speaks of. Mastodon tells of the one that has least left: after a deletion
 * that may be the thirty of half an hour, after a post the posts of three hours. Both say nothing of
 * the calls as such.
 *
 * @param limit of all calls, as far as it is known
 * @returns `own` for a count of that one call, which nothing else depends on
 */
export function whoseCount(
  { method, family }: CountedCall,
  rate: Pick<Rate, 'limit' | 'resetAt'>,
  limit: number | null,
  now: number,
): CallFamily | 'general' | 'own' {
  const isFamilys = family !== null && rate.limit === FAMILY_LIMITS[family].calls
  if (isFamilys && rate.limit !== limit && family !== 'paged') return family
  const isFar = rate.resetAt !== null && rate.resetAt - now > GENERAL_WINDOW_MS
  if (!isFar) return 'general'
  if (family !== null) return family
  return method === 'GET' ? 'general' : 'own'
}
