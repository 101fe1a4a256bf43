import type { Endpoint } from '../endpoint.ts'
import { ApiError } from '../http/api-error.ts'
import type { RequestOptions } from '../http/request-observer.ts'

/** One way to do what the user wants. It must pass the options on to its requests. */
export type Attempt<Result> = (options: RequestOptions) => Promise<Result>

/**
 * Tries the attempts in order and returns the first result. Continues with the next one only when the server lacks an
 * API method, never after another failure.
 *
 * @param ways at least one, the best first
 * @throws ApiError of kind `unsupported` when the server supports none; any other failure unchanged
 */
export async function tryInOrder<Result>(
  options: RequestOptions,
  ways: readonly [Attempt<Result>, ...Attempt<Result>[]],
): Promise<Result> {
  const [way, ...others] = ways
  const [next, ...rest] = others
  if (next === undefined) return way(options)
  try {
    return await way({ ...options, hasFallback: true })
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'unsupported') throw error
    return tryInOrder(options, [next, ...rest])
  }
}

const NOT_FOUND = 404
const METHOD_NOT_ALLOWED = 405
const NOT_IMPLEMENTED = 501
const UNPROCESSABLE = 422

/**
 * Returns whether an error shows that the server lacks the API method. A 404 does so only when no id can be the
 * reason: the request has no id, or the caller knows that the entity exists. A 422 does so only without a reason:
 * snac sends an empty one for unknown methods, Mastodon always gives a reason.
 */
export function isMissingMethod(
  endpoint: Endpoint,
  error: ApiError,
  options: RequestOptions,
): boolean {
  if (endpoint.needs === null || error.kind !== 'response') return false
  if (error.status === METHOD_NOT_ALLOWED || error.status === NOT_IMPLEMENTED) return true
  if (error.status === UNPROCESSABLE) return !hasReason(error.body)
  const namesEntity = endpoint.namesEntity || options.mayBeUnknown === true
  const isExplainedByAnId = namesEntity && options.isKnown !== true
  return error.status === NOT_FOUND && !isExplainedByAnId
}

const hasReason = (body: unknown): boolean => typeof body === 'object' && body !== null
