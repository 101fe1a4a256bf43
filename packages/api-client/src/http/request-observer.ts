import type { Endpoint } from '../endpoint.ts'
import type { ApiError } from './api-error.ts'
import type { RequestPriority } from './send.ts'

export interface RequestOptions {
  readonly signal?: AbortSignal
  /** One per draft: the same key never publishes twice, if the server honours it. */
  readonly idempotencyKey?: string
  /** Lets the request outlive the page. */
  readonly keepalive?: boolean
  readonly skipAlert?: boolean
  readonly skipLoading?: boolean
  /** `user` by default. Others are queued, and reserve a share of the rate limit for the user. */
  readonly priority?: RequestPriority
  /** Whether the requested entity is known to exist. A 404 then means that the server lacks the API method. */
  readonly isKnown?: boolean
  /** Whether the parameters name an entity that may not exist, so that a 404 does not show that the method is missing. */
  readonly mayBeUnknown?: boolean
  /**
   * Whether the caller falls back to another request when the server lacks the API method. That failure raises no
   * alert.
   */
  readonly hasFallback?: boolean
  /** Failures that the caller handles, or the status of a refusal that it handles. They raise no alert. */
  readonly expects?: number | ((error: ApiError) => boolean)
  /** Receives the HTTP status of a success, for requests where 200, 202 and 206 mean different things. */
  readonly onStatus?: (status: number) => void
}

/**
 * Observes every request: `onStart`, then `onSuccess` or `onError`, then `onEnd`; each exactly once, in that order.
 * The loading bar and the alerts depend on it.
 *
 * @see ERR-01, ERR-02
 */
export interface RequestObserver {
  readonly onStart?: (endpoint: Endpoint, options: RequestOptions) => void
  readonly onSuccess?: (endpoint: Endpoint, options: RequestOptions) => void
  readonly onError?: (endpoint: Endpoint, error: ApiError, options: RequestOptions) => void
  readonly onEnd?: (endpoint: Endpoint, options: RequestOptions) => void
}

/**
 * Returns whether a failure raises an alert: not when it is listed as silent, skipped, expected by the caller,
 * followed by a fallback request, or aborted.
 */
export const shouldShowAlert = (
  endpoint: Endpoint,
  error: ApiError,
  options: RequestOptions,
): boolean =>
  endpoint.onError === 'alert' &&
  !(error.status !== null && endpoint.explainedStatuses.includes(error.status)) &&
  options.skipAlert !== true &&
  error.kind !== 'aborted' &&
  !isExpected(error, options) &&
  !(error.kind === 'unsupported' && options.hasFallback === true)

const isExpected = (error: ApiError, { expects }: RequestOptions): boolean =>
  typeof expects === 'function'
    ? expects(error)
    : error.kind === 'response' && error.status === expects

export const shouldShowLoadingBar = (endpoint: Endpoint, options: RequestOptions): boolean =>
  endpoint.showsLoading && options.skipLoading !== true
