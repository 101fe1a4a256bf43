import { type CallFamily, FAMILY_LIMITS } from './family-counts.ts'
import type { Rate } from './general-count.ts'

/** A call as far as counts go. */
export interface CountedCall {
  readonly method: string
  readonly family: CallFamily | null
}

/** Mastodon's window for all calls, and what clocks may differ. */
const GENERAL_WINDOW_MS = 5 * 60_000 + 10_000

/** By how many calls an answer may be ahead of what was known: another tab may use the same token. */
const SUDDEN = 20

/** What is known of the count of all calls. */
export interface KnownCount {
  readonly limit: number | null
  /** Less what is under way. */
  readonly left: number | null
}

/**
 * Which count a response speaks of. Mastodon tells of the one that has least left: after a deletion
 * that may be the thirty of half an hour, after a post the posts of three hours. Both say nothing of
 * the calls as such. Pages are granted in the same number as all calls: they are told apart by when
 * their window ends, and in its last minutes by having far fewer left.
 *
 * @returns `own` for a count of that one call, which nothing else depends on
 */
export function whoseCount(
  { method, family }: CountedCall,
  rate: Pick<Rate, 'limit' | 'resetAt'> & Partial<Pick<Rate, 'left'>>,
  known: KnownCount,
  now: number,
): CallFamily | 'general' | 'own' {
  const isFamilys = family !== null && rate.limit === FAMILY_LIMITS[family].calls
  if (isFamilys && rate.limit !== known.limit && family !== 'paged') return family
  if (isFamilys && family === 'paged' && isSudden(rate.left, known)) return family
  const isFar = rate.resetAt !== null && rate.resetAt - now > GENERAL_WINDOW_MS
  if (!isFar) return 'general'
  if (family !== null) return family
  return method === 'GET' ? 'general' : 'own'
}

const isSudden = (left: number | undefined, known: KnownCount): boolean =>
  left !== undefined && known.left !== null && left < known.left - SUDDEN
