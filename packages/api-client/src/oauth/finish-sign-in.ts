import type { CredentialAccountEntity } from '@colonnade/domain/entities'
import { createApiClient } from '../client.ts'
import { verifyCredentials } from '../endpoints/accounts.ts'
import { createToken } from '../endpoints/oauth.ts'
import type { Fetch } from '../http/send.ts'
import { getErrorDetail, isUnreachable, createUnreachableError } from './detect-server.ts'
import { SignInError } from './normalise-server.ts'
import type { PendingSignIn, RegisteredApp } from './pending-sign-in.ts'

export interface SignInResponse {
  /** The stored sign-in; null when there is none, as when the address is opened a second time. */
  readonly pending: PendingSignIn | null
  /** The query of the address that the server redirected to. */
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

/**
 * Exchanges the code of the redirect for a token and loads the account of the token. Delete the pending sign-in
 * before this call: a code works once.
 *
 * @throws SignInError 'reused-state', 'foreign-state', 'foreign-issuer', 'missing-issuer', 'refused', 'unreachable'
 *   or 'no-token'
 */
export async function finishSignIn({ pending, params, fetch }: SignInResponse): Promise<SignedIn> {
  if (pending === null) throw new SignInError('reused-state')
  const { origin, host, app } = pending
  const code = readCode(pending, params)
  const carrier = fetch && { fetch }
  const { access_token: accessToken } = await withSignInError(
    host,
    createApiClient({ baseUrl: origin, ...carrier }).request(createToken, {
      grant_type: 'authorization_code',
      code,
      client_id: app.clientId,
      client_secret: app.clientSecret,
      redirect_uri: app.redirectUri,
      scope: app.scopes,
      ...(pending.verifier !== null && { code_verifier: pending.verifier }),
    }),
  )
  const account = await withSignInError(
    host,
    createApiClient({ baseUrl: origin, accessToken, ...carrier }).request(verifyCredentials, {}),
  )
  return { origin, host, accessToken, account, app }
}

/** The error code for a denial by the user. @see https://www.rfc-editor.org/rfc/rfc6749#section-4.1.2.1 */
const DENIED = 'access_denied'

/**
 * Reads the code of the redirect. An error without a state is accepted as the server's own; a code without one is
 * not.
 */
function readCode(pending: PendingSignIn, params: URLSearchParams): string {
  const { host, state } = pending
  const error = params.get('error')
  const given = params.get('state')
  if (given !== state && !(given === null && error !== null)) {
    throw new SignInError('foreign-state', { host })
  }
  const issuers = params.getAll('iss')
  if (pending.namesIssuer && issuers.length === 0) throw new SignInError('missing-issuer', { host })
  if (!isIssuedBy(pending, issuers)) throw new SignInError('foreign-issuer', { host })
  if (error !== null) {
    const detail = params.get('error_description') ?? error
    throw new SignInError('refused', { host, detail, byServer: error !== DENIED })
  }
  const code = params.get('code')
  if (code === null || code === '') throw new SignInError('no-token', { host })
  return code
}

/**
 * Returns whether the response comes from this server. A server may redirect the browser to another one, whose
 * consent page then shows the deck as the app. Only the issuer reveals that the code belongs to the other server and
 * must not be sent to this one.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9207#section-2.4
 */
function isIssuedBy({ origin }: PendingSignIn, issuers: readonly string[]): boolean {
  const [issuer = origin] = issuers
  return issuers.length <= 1 && (issuer === origin || issuer === `${origin}/`)
}

async function withSignInError<Result>(host: string, call: Promise<Result>): Promise<Result> {
  try {
    return await call
  } catch (error) {
    if (isUnreachable(error)) throw createUnreachableError(host, error)
    throw new SignInError('no-token', { host, cause: error, ...getErrorDetail(error) })
  }
}
