import type { Endpoint } from '../endpoint.ts'
import { ApiError } from '../http/api-error.ts'
import type { CallOptions } from '../http/observer.ts'

/** One way to do what the user wants; its calls are made with the options that it is given. */
export type Way<Result> = (options: CallOptions) => Promise<Result>

/**
 * Does something by the first way that the server offers: the next one is tried only where a call
 * is missing, never after another failure.
 *
 * @param ways at least one, the best first
 * @throws ApiError of kind `unsupported` when the server offers none; any other failure as it came
 */
export async function firstSupported<Result>(
  options: CallOptions,
  ways: readonly [Way<Result>, ...Way<Result>[]],
): Promise<Result> {
  const [way, ...others] = ways
  const [next, ...rest] = others
  if (next === undefined) return way(options)
  try {
    return await way({ ...options, hasTwin: true })
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'unsupported') throw error
    return firstSupported(options, [next, ...rest])
  }
}

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
