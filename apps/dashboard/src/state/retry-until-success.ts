import type { ApiError } from '@colonnade/api-client'
import { RETRY_DELAY_MS, retry } from '../lib/retry.ts'
import { perSession, type Session } from './session.ts'

const TOO_MANY_REQUESTS = 429
const SERVER_ERROR = 500

/** Returns whether the same request may succeed later: a network error, a 429 or a 5xx. */
export const isTemporaryFailure = ({ kind, status }: ApiError): boolean =>
  kind === 'network' || status === TOO_MANY_REQUESTS || (status ?? 0) >= SERVER_ERROR

/** Sends a request. @returns the error; null on success */
type RequestTask = () => Promise<ApiError | null>

/** Requests that failed temporarily and will be retried, by name. */
const failedRequests = perSession(() => new Map<string, RequestTask>())

/**
 * Sends a request that is needed once, and retries temporary failures until it succeeds. @param name identifies the
 * request
 */
export async function retryUntilSuccess(
  session: Session,
  name: string,
  request: RequestTask,
): Promise<void> {
  addFailedRequest(session, name, await request(), request)
}

/** Queues a request that was just sent for a retry if it failed temporarily. @param error null on success */
export function addFailedRequest(
  session: Session,
  name: string,
  error: ApiError | null,
  request: RequestTask,
): void {
  if (error !== null && isTemporaryFailure(error)) failedRequests(session).set(name, request)
}

/** Retries all failed requests: the network is back, or some time has passed. */
export function retryFailedRequests(session: Session): void {
  const requests = [...failedRequests(session)]
  clearFailedRequests(session)
  for (const [name, request] of requests) void retryUntilSuccess(session, name, request)
}

/** Drops all queued retries. */
export const clearFailedRequests = (session: Session): void => failedRequests(session).clear()

/**
 * Runs the check every half minute while the page is visible; less often where the rate limit is low. The caller
 * handles reconnecting to the network. @returns stops it
 */
export function repeatWhileVisible(session: Session, check: () => void): () => void {
  const { api, platform } = session
  return retry(
    (again) => {
      if (!platform.page.isHidden()) check()
      again()
    },
    {
      clock: platform.clock,
      wait: () => api.budget.getPollInterval(RETRY_DELAY_MS, 1),
      start: 'later',
      shouldRetryOnline: false,
    },
  )
}
