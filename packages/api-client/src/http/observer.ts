import type { CallPriority } from '../budget/call-priority.ts'
import type { Endpoint } from '../endpoint.ts'
import type { ApiError } from './api-error.ts'

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
  /** What the path names is known to exist: a 404 then says that the server has no such call. */
  readonly isKnown?: boolean
  /** Another call stands in where the server has no such one: that failure is nobody's business. */
  readonly hasTwin?: boolean
  /** The status of a refusal that the caller knows what to make of: it is nobody's business either. */
  readonly expects?: number
}

/** Told of every call; the loading bar and the alerts hang here. `onEnd` comes last, success or not. */
export interface CallObserver {
  readonly onStart?: (endpoint: Endpoint, options: CallOptions) => void
  readonly onEnd?: (endpoint: Endpoint, options: CallOptions) => void
  readonly onError?: (endpoint: Endpoint, error: ApiError, options: CallOptions) => void
}

/** Whether a failure is the user's business: not when it is listed as silent, skipped, made up for by another call, or their own typing went on. */
export const raisesAlert = (endpoint: Endpoint, error: ApiError, options: CallOptions): boolean =>
  endpoint.onError === 'alert' &&
  options.skipAlert !== true &&
  error.kind !== 'aborted' &&
  !(error.kind === 'response' && error.status === options.expects) &&
  !(error.kind === 'unsupported' && options.hasTwin === true)

export const movesLoadingBar = (endpoint: Endpoint, options: CallOptions): boolean =>
  endpoint.showsLoading && options.skipLoading !== true
