import { ApiFailure } from '../http/api-failure.ts'
import type { Auth } from '../http/call.ts'
import { type Caller, hasOneOf } from './access.ts'

/**
 * Lets a call through where its token may make it.
 *
 * @returns who the handler may take for the caller
 * @throws {ApiFailure} 401 without a token where one is needed, 422 with that of an app alone, 403 out of its scopes
 */
export function checkCaller(caller: Caller, auth: Auth | null): Auth | null {
  if (caller.by !== 'guest' && caller.by !== 'account') return null
  if (auth === null) {
    if (caller.by === 'account') throw new ApiFailure(401, 'The access token is invalid')
    return null
  }
  if (caller.by === 'account' && auth.accountId === null)
    throw new ApiFailure(422, 'This method requires an authenticated user')
  if (!hasOneOf(auth.scopes, caller.scopes))
    throw new ApiFailure(403, 'This action is outside the authorized scopes')
  return auth
}
