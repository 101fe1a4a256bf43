import type { CredentialAccountEntity } from '@colonnade/domain/entities'
import { createApiClient } from '../client.ts'
import { verifyCredentials } from '../endpoints/accounts.ts'
import { createToken } from '../endpoints/oauth.ts'
import type { Fetch } from '../http/send.ts'
import { SignInError } from './normalise-server.ts'
import type { PendingSignIn, RegisteredApp } from './pending-sign-in.ts'
import { detailOf, isSilence, unreachable } from './recognise-server.ts'

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

/**
 * Trades the code that the server sent along for a token, and asks whose it is. Forget the
 * pending sign-in before calling this: a code works once.
 *
 * @throws SignInError 'reused-state', 'foreign-state', 'foreign-issuer', 'missing-issuer', 'refused',
 *   'unreachable' or 'no-token'
 */
export async function finishSignIn({ pending, params, fetch }: SignInAnswer): Promise<SignedIn> {
  if (pending === null) throw new SignInError('reused-state')
  const { origin, host, app } = pending
  const code = readCode(pending, params)
  const carrier = fetch && { fetch }
  const { access_token: accessToken } = await withReason(
    host,
    createApiClient({ baseUrl: origin, ...carrier }).call(createToken, {
      grant_type: 'authorization_code',
      code,
      client_id: app.clientId,
      client_secret: app.clientSecret,
      redirect_uri: app.redirectUri,
      scope: app.scopes,
      ...(pending.verifier !== null && { code_verifier: pending.verifier }),
    }),
  )
  const account = await withReason(
    host,
    createApiClient({ baseUrl: origin, accessToken, ...carrier }).call(verifyCredentials, {}),
  )
  return { origin, host, accessToken, account, app }
}

/** What a server answers where the user said no. @see https://www.rfc-editor.org/rfc/rfc6749#section-4.1.2.1 */
const DENIED = 'access_denied'

/** An error that comes without a state is the server's own and believed; a code never is. */
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
 * A server may send the browser on to another one, whose consent page then shows the deck as the place to return to:
 * only the issuer tells that the code belongs to that other server, and must not be given to this one.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9207#section-2.4
 */
function isIssuedBy({ origin }: PendingSignIn, issuers: readonly string[]): boolean {
  const [issuer = origin] = issuers
  return issuers.length <= 1 && (issuer === origin || issuer === `${origin}/`)
}

async function withReason<Result>(host: string, call: Promise<Result>): Promise<Result> {
  try {
    return await call
  } catch (error) {
    if (isSilence(error)) throw unreachable(host, error)
    throw new SignInError('no-token', { host, cause: error, ...detailOf(error) })
  }
}
