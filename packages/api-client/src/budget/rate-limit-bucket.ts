import { type RateLimitBucket, BUCKET_LIMITS } from './bucket-counts.ts'
import type { RateLimit } from './general-count.ts'

/** The properties of a request that matter for rate limits. */
export interface CountedRequest {
  readonly method: string
  readonly bucket: RateLimitBucket | null
}

/** Mastodon's general window, plus a tolerance for clock differences. */
const GENERAL_WINDOW_MS = 5 * 60_000 + 10_000

/** How many requests a response may be ahead of the known count: another tab may use the same token. */
const SUDDEN_DROP = 20

/** The general count, as far as it is known. */
export interface KnownCount {
  readonly limit: number | null
  /** Without the requests in flight. */
  readonly left: number | null
}

/**
 * Finds the bucket that a response reports. Mastodon reports the one with the least left: after a deletion that may
 * be the 30 of half an hour, after a post the posts of three hours. Both say nothing about the general count. Pages
 * have the same limit as the general count: they differ by the end of their window, and in its last minutes by a much
 * smaller number left.
 *
 * @returns `own` for a limit of that one request, which affects no other
 */
export function findReportedBucket(
  { method, bucket }: CountedRequest,
  rate: Pick<RateLimit, 'limit' | 'resetAt'> & Partial<Pick<RateLimit, 'left'>>,
  known: KnownCount,
  now: number,
): RateLimitBucket | 'general' | 'own' {
  const hasBucketLimit = bucket !== null && rate.limit === BUCKET_LIMITS[bucket].requests
  if (hasBucketLimit && rate.limit !== known.limit && bucket !== 'paged') return bucket
  if (hasBucketLimit && bucket === 'paged' && isSuddenDrop(rate.left, known)) return bucket
  const isFar = rate.resetAt !== null && rate.resetAt - now > GENERAL_WINDOW_MS
  if (!isFar) return 'general'
  if (bucket !== null) return bucket
  return method === 'GET' ? 'general' : 'own'
}

const isSuddenDrop = (left: number | undefined, known: KnownCount): boolean =>
  left !== undefined && known.left !== null && left < known.left - SUDDEN_DROP
