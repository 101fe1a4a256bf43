import type { CredentialAccountEntity } from '@colonnade/domain/entities'
import type { Fetch } from '../http/send.ts'
import type { PendingSignIn, RegisteredApp } from './pending-sign-in.ts'

export interface SignInAnswer {
  /** What was kept; null when there is nothing, as when the address is opened a second time. */
  readonly pending: PendingSignIn | null
  /** The query of the address that the server sent the user back to. */
  readonly params: URLSearchParams
  readonly fetch?: Fetch
}

export interface SignedIn {
  readonly origin: string
  readonly host: string
  readonly accessToken: string
  readonly account: CredentialAccountEntity
  readonly app: RegisteredApp
}

export async function finishSignIn(_answer: SignInAnswer): Promise<SignedIn> {
  await Promise.reject(new Error('not yet'))
  throw new Error('not yet')
}
