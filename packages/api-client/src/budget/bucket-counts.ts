import { getUserReserve } from './general-count.ts'

/** Requests that Mastodon counts a second time, each bucket separately. */
export type RateLimitBucket = 'paged' | 'uploads' | 'deletions'

interface BucketLimit {
  readonly requests: number
  readonly windowMs: number
}

const MINUTE_MS = 60_000

/** The limit of each bucket, per user across all devices. @see Mastodon `rack_attack.rb` */
export const BUCKET_LIMITS: Readonly<Record<RateLimitBucket, BucketLimit>> = {
  paged: { requests: 300, windowMs: 15 * MINUTE_MS },
  uploads: { requests: 30, windowMs: 30 * MINUTE_MS },
  deletions: { requests: 30, windowMs: 30 * MINUTE_MS },
}

const PAGING_PARAMS = ['max_id', 'since_id', 'min_id'] as const

/** @param url absolute. @returns null for requests that only count towards the general limit. Never throws. */
export function getRequestBucket(method: string, url: string): RateLimitBucket | null {
  const { pathname, searchParams } = new URL(url)
  if (method === 'POST' && /^\/api\/v\d\/media$/.test(pathname)) return 'uploads'
  if (method === 'DELETE' && /^\/api\/v1\/statuses\/[^/]+$/.test(pathname)) return 'deletions'
  if (method === 'POST' && /^\/api\/v1\/statuses\/[^/]+\/unreblog$/.test(pathname)) {
    return 'deletions'
  }
  return PAGING_PARAMS.some((name) => searchParams.has(name)) ? 'paged' : null
}

/** Logs when requests were sent, oldest first. Only those within the last window count. */
interface SentLog {
  readonly add: (at: number) => void
  readonly count: (now: number) => number
  readonly clear: () => void
  /** Returns when one more request keeps the count within `most`; `now` or earlier means at once. */
  readonly getNextAllowedAt: (most: number, now: number) => number
}

/**
 * Counts over the last `windowMs`. A count within the limit here is within the limit of the server, wherever its
 * windows begin.
 *
 * @param sent the times of the requests, oldest first
 */
export function createSentLog(windowMs: number, sent: number[] = []): SentLog {
  function prune(now: number): void {
    const stale = sent.findIndex((at) => at > now - windowMs)
    sent.splice(0, stale === -1 ? sent.length : stale)
  }

  return {
    add: (at) => void sent.push(at),
    count(now) {
      prune(now)
      return sent.length
    },
    clear: () => void sent.splice(0),
    getNextAllowedAt(most, now) {
      prune(now)
      const leaving = sent[sent.length - most]
      return leaving === undefined ? now : leaving + windowMs
    },
  }
}

/** Returns how many requests of a bucket the app may send without a user action. */
const getRefreshLimit = (family: RateLimitBucket): number =>
  BUCKET_LIMITS[family].requests - getUserReserve(BUCKET_LIMITS[family].requests)

/** What is counted of the buckets, to be read and changed. */
export interface BucketUse {
  /** When requests of each bucket were sent, oldest first. */
  readonly sent: Readonly<Record<RateLimitBucket, number[]>>
  /** Until when the server refuses a bucket. */
  readonly blocked: Map<RateLimitBucket, number>
}

/** Counts the requests sent in each bucket, because servers report a bucket at best with a 429. */
export interface BucketCounts extends BucketUse {
  readonly add: (family: RateLimitBucket | null, now: number) => void
  /** Returns when the app may send one more without a user action; `now` or earlier means at once. */
  readonly getNextAllowedAt: (family: RateLimitBucket | null, now: number) => number
  /** Blocks the bucket until that time, because the server refuses it. */
  readonly block: (family: RateLimitBucket, until: number) => void
  readonly getBlockedUntil: (family: RateLimitBucket | null) => number
  /** Clears all counts when the clock was set back. */
  readonly clear: () => void
  /** Returns how many pages the app may still request without a user action. */
  readonly getPagesLeft: (now: number) => number
}

export function createBucketCounts(): BucketCounts {
  const sent: BucketUse['sent'] = { paged: [], uploads: [], deletions: [] }
  const logs = {
    paged: createSentLog(BUCKET_LIMITS.paged.windowMs, sent.paged),
    uploads: createSentLog(BUCKET_LIMITS.uploads.windowMs, sent.uploads),
    deletions: createSentLog(BUCKET_LIMITS.deletions.windowMs, sent.deletions),
  }
  const blocked: BucketUse['blocked'] = new Map()
  return {
    sent,
    blocked,
    add(family, now) {
      if (family !== null) logs[family].add(now)
    },
    getNextAllowedAt: (family, now) =>
      family === null ? now : logs[family].getNextAllowedAt(getRefreshLimit(family), now),
    block: (family, until) => void blocked.set(family, until),
    getBlockedUntil: (family) => (family === null ? 0 : (blocked.get(family) ?? 0)),
    clear() {
      for (const log of Object.values(logs)) log.clear()
      blocked.clear()
    },
    getPagesLeft: (now) => getRefreshLimit('paged') - logs.paged.count(now),
  }
}

/** The pages that polls may request per window, and the length of the window. */
export const PAGED_ALLOWANCE = {
  calls: getRefreshLimit('paged'),
  windowMs: BUCKET_LIMITS.paged.windowMs,
} as const
