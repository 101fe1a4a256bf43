import { ApiFailure } from '../http/api-failure.ts'
import type { Store } from '../store/store.ts'
import { type Auth, type Caller, hasOneOf } from './access.ts'
import { authenticate, bearerOf } from './tokens.ts'

/** Who calls, by the token in the head of a request. */
export interface Identity {
  readonly auth: Auth | null
  /** What is wrong with the token: the answer, where the call is answered at all. */
  readonly failure: unknown
}

export const NOBODY: Identity = { auth: null, failure: null }

/** Never rejects: a call is counted whoever made it. */
export async function identify(store: Store, request: Request): Promise<Identity> {
  const token = bearerOf(request)
  if (token === null) return NOBODY
  try {
    return { auth: await authenticate(store, token), failure: null }
  } catch (failure) {
    return { auth: null, failure }
  }
}

/** @throws what was wrong with its token */
export function throwFailure({ failure }: Identity): void {
  if (failure !== null) throw failure
}

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
