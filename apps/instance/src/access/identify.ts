import type { Auth } from '../http/call.ts'
import { authenticate, bearerOf } from '../oauth/tokens.ts'
import type { Store } from '../store/store.ts'

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
