import type { Selectable } from 'kysely'
import { hashSecret, isSameSecret } from '../access/tokens.ts'
import { type Input, getText } from '../http/input.ts'
import type { Store } from '../store/store.ts'
import type { Tables } from '../store/tables.ts'

export type AppRow = Selectable<Tables['apps']>

export const findApp = ({ db }: Store, clientId: string): Promise<AppRow | undefined> =>
  db.selectFrom('apps').selectAll().where('client_id', '=', clientId).executeTakeFirst()

export const isAppSecret = (app: AppRow, secret: string): boolean =>
  isSameSecret(app.secret_hash, hashSecret(secret))

const getRedirectUris = (app: AppRow): string[] => app.redirect_uris.split('\n')

/** Returns the requested scopes; null if the app may not request them. */
function getAllowedScopes(app: AppRow, wanted: string | null): string | null {
  const scopes = (wanted ?? 'read').split(/[\s+]+/).filter((scope) => scope !== '')
  const own = app.scopes.split(' ')
  const isAllowed = (scope: string) =>
    own.includes(scope) || own.includes(scope.split(':')[0] ?? scope)
  return scopes.every(isAllowed) ? scopes.join(' ') : null
}

/** Returns the issuer identifier for the metadata and for every authorization response. */
const getIssuer = (origin: string) => `${origin}/`

/** Returns the authorization server metadata. @see https://www.rfc-editor.org/rfc/rfc8414 */
export const getServerMetadata = (origin: string) => ({
  issuer: getIssuer(origin),
  service_documentation: 'https://docs.joinmastodon.org/',
  authorization_endpoint: `${origin}/oauth/authorize`,
  token_endpoint: `${origin}/oauth/token`,
  app_registration_endpoint: `${origin}/api/v1/apps`,
  revocation_endpoint: `${origin}/oauth/revoke`,
  scopes_supported: ['read', 'write', 'follow', 'push'],
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code', 'client_credentials'],
  token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
  code_challenge_methods_supported: ['S256'],
  authorization_response_iss_parameter_supported: true,
})

export interface AuthorizationRequest {
  readonly app: AppRow
  readonly redirectUri: string
  readonly scopes: string
  readonly state: string | null
  readonly challenge: string | null
}

export type AuthorizationCheck =
  | { readonly kind: 'fine'; readonly request: AuthorizationRequest }
  /** The client or its redirect URI is unknown, so the browser is not redirected and the user sees the message. */
  | { readonly kind: 'unknown'; readonly message: string }
  | { readonly kind: 'refused'; readonly location: string }

export async function checkAuthorization(
  store: Store,
  input: Input,
  origin: string,
): Promise<AuthorizationCheck> {
  const app = await findApp(store, getText(input, 'client_id') ?? '')
  if (app === undefined) {
    return {
      kind: 'unknown',
      message: 'This app isn’t registered on this server. Go back to it and sign in again.',
    }
  }
  const redirectUri = getText(input, 'redirect_uri') ?? ''
  if (!getRedirectUris(app).includes(redirectUri)) {
    return {
      kind: 'unknown',
      message: 'The redirect URI isn’t valid for this app.',
    }
  }
  const state = getText(input, 'state')
  const createRefusal = (error: string, description: string): AuthorizationCheck => ({
    kind: 'refused',
    location: createRedirectUrl({ redirectUri, state }, origin, {
      error,
      error_description: description,
    }),
  })

  if (getText(input, 'response_type') !== 'code') {
    return createRefusal(
      'unsupported_response_type',
      'The authorization server does not support this response type.',
    )
  }
  const scopes = getAllowedScopes(app, getText(input, 'scope'))
  if (scopes === null)
    return createRefusal('invalid_scope', 'The requested scope is invalid, unknown, or malformed.')
  const challenge = getText(input, 'code_challenge') || null
  if (challenge !== null && getText(input, 'code_challenge_method') !== 'S256') {
    return createRefusal('invalid_request', 'The code challenge method must be S256.')
  }
  return { kind: 'fine', request: { app, redirectUri, scopes, state, challenge } }
}

/**
 * Creates the redirect URL of an authorization response. It always contains the issuer, so that clients cannot
 * mistake the response for one of another server.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9207
 */
export function createRedirectUrl(
  { redirectUri, state }: Pick<AuthorizationRequest, 'redirectUri' | 'state'>,
  origin: string,
  answer: Readonly<Record<string, string>>,
): string {
  const url = new URL(redirectUri)
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value)
  if (state !== null) url.searchParams.set('state', state)
  url.searchParams.set('iss', getIssuer(origin))
  return url.toString()
}
