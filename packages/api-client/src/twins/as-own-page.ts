import type { Way } from '../capabilities/first-supported.ts'
import type { ApiClient } from '../client.ts'
import { ApiError } from '../http/api-error.ts'
import type { CallOptions } from '../http/observer.ts'

/** How servers turn away a page that has no session of theirs. */
const TURNED_AWAY: readonly (number | null)[] = [401, 403, 422]

/**
 * Makes a call of web push, which only pages with a session of their server may: for others it is as
 * if the server had no such call, from then on.
 *
 * @throws ApiError of kind `unsupported` for a page that was turned away; any other failure as it came
 */
export async function asOwnPage<Result>(
  { capabilities }: ApiClient,
  options: CallOptions,
  call: Way<Result>,
): Promise<Result> {
  try {
    return await call({ ...options, expects: isTurnedAway })
  } catch (error) {
    if (!(error instanceof ApiError) || !isTurnedAway(error)) throw error
    capabilities.note('webPush', false)
    throw new ApiError('unsupported', { cause: error })
  }
}

const isTurnedAway = ({ kind, status }: ApiError): boolean =>
  kind === 'response' && TURNED_AWAY.includes(status)
