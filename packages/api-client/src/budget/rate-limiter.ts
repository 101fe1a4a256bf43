import { TOO_MANY_REQUESTS_MESSAGE } from '@colonnade/domain/toasts'
import { createWatchers, reportUncaught } from '../emit.ts'
import { ApiError } from '../http/api-error.ts'
import type { ParsedResponse, RequestPriority, Send, Sending } from '../http/send.ts'
import {
  type RateLimitBucket,
  createBucketCounts,
  BUCKET_LIMITS,
  getRequestBucket,
  PAGED_ALLOWANCE,
} from './bucket-counts.ts'
import {
  resetExpiredCount,
  readRateLimit,
  readReset,
  getUserReserve,
  UNKNOWN_COUNT,
  countUnreportedRequest,
  applyRateLimit,
} from './general-count.ts'
import { type CountedRequest, findReportedBucket } from './rate-limit-bucket.ts'
import { type Allowance, type RequestBudget, computePollInterval } from './request-budget.ts'
import { createRequestQueue } from './request-queue.ts'

/**
 * Maximum number of concurrent refreshes. A deck of thirty columns refreshes in batches, with user requests in
 * between.
 */
export const MAX_CONCURRENT_REFRESHES = 4

/**
 * Returns the length of the longest window of a bucket. No pause is longer: a later date comes from a wrong clock.
 * @see Mastodon `rack_attack.rb`
 */
const getLongestPauseMs = (bucket: RateLimitBucket | 'general'): number =>
  BUCKET_LIMITS[bucket === 'general' ? 'paged' : bucket].windowMs

/** A clock that runs back by more than this was set back. Otherwise, what ends by it might not end for hours. */
const CLOCK_SET_BACK_MS = 10_000

/** The pause after a 429 without a date. */
const DEFAULT_PAUSE_MS = 60_000

const TOO_MANY = 429

export interface RateLimiter {
  readonly budget: RequestBudget
  /**
   * Waits until a request may be sent: a user request at once, others in their turn.
   *
   * @returns null when it may be sent now; every request that is sent must call `release`
   * @throws ApiError 429 with its `retryAt`, or `aborted`: then the request must not be sent
   */
  readonly acquire: (
    call: CountedRequest,
    priority: RequestPriority,
    signal: AbortSignal | undefined,
  ) => Promise<void> | null
  /** @param isGivenUp the request was aborted; the server has counted it all the same */
  readonly release: (priority: RequestPriority, isGivenUp?: boolean) => void
  /** Records the rate limit of a response. @returns when to retry after a 429, else null */
  readonly record: (call: CountedRequest, response: Response) => number | null
}

/**
 * Creates a rate limiter. There is one per client, and so one per account, because servers count per account.
 *
 * @param clock milliseconds since the epoch. When it is set back, the counts are cleared; a server that still refuses
 *   responds with another 429.
 * @param report receives the errors of watchers; by default they are reported to `window`
 */
export function createRateLimiter(
  clock: () => number,
  report: (error: unknown) => void = reportUncaught,
): RateLimiter {
  const queue = createRequestQueue(MAX_CONCURRENT_REFRESHES)
  const families = createBucketCounts()
  const watchers = createWatchers<void>(report)
  let general = UNKNOWN_COUNT
  let isCounted = false
  let pausedUntil = 0
  let inFlight = 0
  let readAt = Number.NEGATIVE_INFINITY

  function readClock(): number {
    const at = clock()
    if (at < readAt - CLOCK_SET_BACK_MS) {
      general = { ...general, left: general.limit, resetAt: null }
      pausedUntil = 0
      families.clear()
    }
    readAt = at
    return at
  }

  const getCurrent = () => resetExpiredCount(general, readClock())
  const getLeft = () => {
    const count = getCurrent()
    return count.left === null ? null : Math.max(0, count.left - inFlight)
  }

  function assertNotPaused({ bucket }: CountedRequest): void {
    const at = readClock()
    const until = Math.max(pausedUntil, families.getBlockedUntil(bucket))
    if (until > at) throw createTooManyRequestsError(until)
  }

  /** Throws when the server would certainly refuse the request. Servers count refused requests too. */
  function assertNotEmpty(): void {
    if (getLeft() === 0)
      throw createTooManyRequestsError(getCurrent().resetAt ?? readClock() + DEFAULT_PAUSE_MS)
  }

  /** Returns until when background requests have to leave the rest to the user, or 0 when they may be sent. */
  function getReservedUntil(family: CountedRequest['bucket']): number {
    if (!isCounted) return 0
    const { limit, resetAt } = getCurrent()
    const rest = getLeft()
    if (rest !== null && rest <= getUserReserve(limit ?? rest))
      return resetAt ?? readClock() + DEFAULT_PAUSE_MS
    return families.getNextAllowedAt(family, readClock())
  }

  function assertNotReserved({ bucket }: CountedRequest): void {
    const until = getReservedUntil(bucket)
    if (until > readClock()) throw createTooManyRequestsError(until)
  }

  function startRequest({ bucket }: CountedRequest): void {
    inFlight += 1
    families.add(bucket, readClock())
    watchers.emit()
  }

  function getAllowances(): readonly Allowance[] {
    const { limit, resetAt } = getCurrent()
    const rest = getLeft()
    const at = readClock()
    return [
      { left: 0, until: pausedUntil },
      ...(rest !== null && resetAt !== null
        ? [{ left: rest - getUserReserve(limit ?? rest), until: resetAt }]
        : []),
      ...(isCounted
        ? getPagedAllowances(families.getPagesLeft(at), families.getNextAllowedAt('paged', at), at)
        : []),
    ]
  }

  return {
    budget: {
      get left() {
        return getLeft()
      },
      get limit() {
        return general.limit
      },
      get resetAt() {
        return getCurrent().resetAt
      },
      get pausedUntil() {
        const at = readClock()
        return pausedUntil > at ? pausedUntil : null
      },
      get heldUntil() {
        const at = readClock()
        const until = Math.max(
          pausedUntil,
          families.getBlockedUntil('paged'),
          getReservedUntil('paged'),
        )
        return until > at ? until : null
      },
      get waiting() {
        return queue.waiting()
      },
      get inFlight() {
        return inFlight
      },
      use: {
        sent: families.sent,
        blocked: families.blocked,
        getGeneral: () => [general, pausedUntil],
        setGeneral(count, until) {
          general = count
          pausedUntil = until
          isCounted ||= count.limit !== null
          watchers.emit()
        },
      },
      getPollInterval: (baseMs, callers) =>
        computePollInterval(getAllowances(), baseMs, callers, readClock()),
      subscribe: watchers.add,
    },
    acquire(call, priority, signal) {
      assertNotPaused(call)
      if (priority === 'user') {
        assertNotEmpty()
        startRequest(call)
        return null
      }
      assertNotReserved(call)
      const turn = queue.acquire(priority, signal).then(() => {
        try {
          assertNotPaused(call)
          assertNotReserved(call)
        } catch (error) {
          queue.release()
          throw error
        }
        startRequest(call)
      })
      watchers.emit()
      return turn
    },
    release(priority, isGivenUp = false) {
      inFlight -= 1
      if (isGivenUp) general = countUnreportedRequest(general, readClock())
      if (priority !== 'user') queue.release()
      watchers.emit()
    },
    record(call, response) {
      const at = readClock()
      const rate = readRateLimit(response.headers, at)
      if (rate !== null) isCounted = true
      const reportedReset = readReset(response.headers, at)
      const known = { limit: general.limit, left: getLeft() }
      const bucket = findReportedBucket(
        call,
        rate ?? { limit: null, resetAt: reportedReset },
        known,
        at,
      )
      const latest = bucket === 'own' ? Infinity : at + getLongestPauseMs(bucket)
      const resetAt = reportedReset === null ? null : Math.min(reportedReset, latest)
      if (rate !== null && bucket === 'general')
        general = applyRateLimit(general, { ...rate, resetAt }, at)
      else general = countUnreportedRequest(general, at)
      if (response.status !== TOO_MANY) return null
      const until = resetAt !== null && resetAt > at ? resetAt : at + DEFAULT_PAUSE_MS
      if (bucket === 'general') pausedUntil = Math.max(pausedUntil, until)
      else if (bucket !== 'own') families.block(bucket, until)
      return until
    },
  }
}

/** Returns the pages left, at most as many per window as one window grants. */
function getPagedAllowances(
  getLeft: number,
  roomAt: number,
  readClock: number,
): readonly Allowance[] {
  const steady = { left: PAGED_ALLOWANCE.calls, until: readClock + PAGED_ALLOWANCE.windowMs }
  return getLeft > 0 ? [steady] : [steady, { left: 0, until: roomAt }]
}

const createTooManyRequestsError = (retryAt: number): ApiError =>
  new ApiError('response', { status: TOO_MANY, serverMessage: TOO_MANY_REQUESTS_MESSAGE, retryAt })

/** Wraps `send` so that each request waits for the rate limiter and is rejected when it may not be sent. */
export function withRateLimiter(startRequest: Send, keeper: RateLimiter): Send {
  const sent = async (url: string, sending: Sending): Promise<ParsedResponse> => {
    let isGivenUp = false
    try {
      return await startRequest(url, sending)
    } catch (error) {
      isGivenUp = error instanceof ApiError && error.kind === 'aborted'
      throw error
    } finally {
      keeper.release(sending.priority, isGivenUp)
    }
  }
  return async (url, sending) => {
    const call = { method: sending.method, bucket: getRequestBucket(sending.method, url) }
    const turn = keeper.acquire(call, sending.priority, sending.signal)
    // User requests are sent synchronously: the page may be about to close.
    if (turn !== null) await turn
    return sent(url, sending)
  }
}
