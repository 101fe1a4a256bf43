import type { Fetch } from '../http/send.ts'
import type { PendingSignIn, RegisteredApp } from './pending-sign-in.ts'

export interface SignInPlan {
  /** As typed. */
  readonly server: string
  /** Where the server sends the user back to: without query or fragment. */
  readonly redirectUri: string
  /** What an earlier sign-in on this server was given; used when the redirect URI is the same. */
  readonly knownApp?: RegisteredApp | null
  readonly fetch?: Fetch
}

export interface PreparedSignIn {
  /** Where the browser goes next. */
  readonly authorizeUrl: string
  readonly pending: PendingSignIn
}

export async function prepareSignIn(_plan: SignInPlan): Promise<PreparedSignIn> {
  await Promise.reject(new Error('not yet'))
  throw new Error('not yet')
}
