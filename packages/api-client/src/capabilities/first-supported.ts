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
