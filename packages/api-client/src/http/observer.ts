import type { Endpoint } from '../endpoint.ts'
import type { ApiError } from './api-error.ts'
import type { CallPriority } from './send.ts'

export interface CallOptions {
  readonly signal?: AbortSignal
  /** One per draft: the same key never publishes twice, where the server honours it. */
  readonly idempotencyKey?: string
  /** Lets the call outlive the page. */
  readonly keepalive?: boolean
  readonly skipAlert?: boolean
  readonly skipLoading?: boolean
  /** `user` unless said: others wait for their turn, and leave the user a share of what the server grants. */
  readonly priority?: CallPriority
  /** What the call names is known to exist: a 404 then says that the server has no such call. */
  readonly isKnown?: boolean
  /** Another call stands in where the server has no such one: that failure is nobody's business. */
  readonly hasTwin?: boolean
  /** Failures that the caller knows what to make of, or the status of a refusal: they are nobody's business either. */
  readonly expects?: number | ((error: ApiError) => boolean)
  /** Told the HTTP status of a success, where 200, 202 and 206 mean different things. */
  readonly onStatus?: (status: number) => void
}

/**
 * Told of every call: `onStart`, then `onSuccess` or `onError`, then `onEnd`; each exactly once, and
 * in that order. The loading bar and the alerts hang here.
 *
 * @see ERR-01, ERR-02
 */
export interface CallObserver {
  readonly onStart?: (endpoint: Endpoint, options: CallOptions) => void
  readonly onSuccess?: (endpoint: Endpoint, options: CallOptions) => void
  readonly onError?: (endpoint: Endpoint, error: ApiError, options: CallOptions) => void
  readonly onEnd?: (endpoint: Endpoint, options: CallOptions) => void
}

/** Whether a failure is the user's business: not when it is listed as silent, skipped, made up for by another call, or their own typing went on. */
export const raisesAlert = (endpoint: Endpoint, error: ApiError, options: CallOptions): boolean =>
  endpoint.onError === 'alert' &&
  !(error.status !== null && endpoint.explained.includes(error.status)) &&
  options.skipAlert !== true &&
  error.kind !== 'aborted' &&
  !isExpected(error, options) &&
  !(error.kind === 'unsupported' && options.hasTwin === true)

const isExpected = (error: ApiError, { expects }: CallOptions): boolean =>
  typeof expects === 'function'
    ? expects(error)
    : error.kind === 'response' && error.status === expects

export const movesLoadingBar = (endpoint: Endpoint, options: CallOptions): boolean =>
  endpoint.showsLoading && options.skipLoading !== true
