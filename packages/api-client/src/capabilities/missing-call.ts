import type { Endpoint } from '../endpoint.ts'
import type { ApiError } from '../http/api-error.ts'
import type { CallOptions } from '../http/observer.ts'

const NO_SUCH_PAGE = 404
const NO_SUCH_METHOD = 405
const NOT_IMPLEMENTED = 501
const UNPROCESSABLE = 422

/**
 * Whether a refusal says that the server has no such call. A 404 says so only where no id
 * can explain it: the call has none, or the caller knows that what it names exists. A 422 says so
 * only without a reason: snac answers unknown calls with an empty one, Mastodon always gives its own.
 */
export function isMissingCall(endpoint: Endpoint, error: ApiError, options: CallOptions): boolean {
  if (endpoint.needs === null || error.kind !== 'response') return false
  if (error.status === NO_SUCH_METHOD || error.status === NOT_IMPLEMENTED) return true
  if (error.status === UNPROCESSABLE) return !hasReason(error.body)
  const isExplainedByAnId = endpoint.namesEntity && options.isKnown !== true
  return error.status === NO_SUCH_PAGE && !isExplainedByAnId
}

const hasReason = (body: unknown): boolean => typeof body === 'object' && body !== null
