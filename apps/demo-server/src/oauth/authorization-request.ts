import type { Selectable } from 'kysely'
import { hashSecret, isSame } from '../access/tokens.ts'
import { type Input, textOf } from '../http/input.ts'
import type { Store } from '../store/store.ts'
import type { Tables } from '../store/tables.ts'

export type AppRow = Selectable<Tables['apps']>

export const findApp = ({ db }: Store, clientId: string): Promise<AppRow | undefined> =>
  db.selectFrom('apps').selectAll().where('client_id', '=', clientId).executeTakeFirst()

export const isSecretOf = (app: AppRow, secret: string): boolean =>
  isSame(app.secret_hash, hashSecret(secret))

const redirectUrisOf = (app: AppRow): string[] => app.redirect_uris.split('\n')

/** What was asked for, as far as the app may have it; null when it asks for more. */
function allowedScopes(app: AppRow, wanted: string | null): string | null {
  const scopes = (wanted ?? 'read').split(/[\s+]+/).filter((scope) => scope !== '')
  const own = app.scopes.split(' ')
  const isAllowed = (scope: string) =>
    own.includes(scope) || own.includes(scope.split(':')[0] ?? scope)
  return scopes.every(isAllowed) ? scopes.join(' ') : null
}

/** The instance's own name, in its metadata and in every answer to a sign-in. */
const issuerOf = (origin: string) => `${origin}/`

/** @see https://www.rfc-editor.org/rfc/rfc8414 */
export const serverMetadata = (origin: string) => ({
  issuer: issuerOf(origin),
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

/** A request to be let in, found to be in order. */
export interface AuthorizationRequest {
  readonly app: AppRow
  readonly redirectUri: string
  readonly scopes: string
  readonly state: string | null
  readonly challenge: string | null
}

export type CheckedRequest =
  | { readonly kind: 'fine'; readonly request: AuthorizationRequest }
  /** Nobody trustworthy to send the browser back to: the person is told instead. */
  | { readonly kind: 'unknown'; readonly message: string }
  | { readonly kind: 'refused'; readonly location: string }

export async function checkAuthorization(
  store: Store,
  input: Input,
  origin: string,
): Promise<CheckedRequest> {
  const app = await findApp(store, textOf(input, 'client_id') ?? '')
  if (app === undefined) {
    return {
      kind: 'unknown',
      message: 'No app of this name is registered here. Go back to it and sign in anew.',
    }
  }
  const redirectUri = textOf(input, 'redirect_uri') ?? ''
  if (!redirectUrisOf(app).includes(redirectUri)) {
    return {
      kind: 'unknown',
      message: 'The address to return to is not one that the app has registered.',
    }
  }
  const state = textOf(input, 'state')
  const refuse = (error: string, description: string): CheckedRequest => ({
    kind: 'refused',
    location: answerTo({ redirectUri, state }, origin, { error, error_description: description }),
  })

  if (textOf(input, 'response_type') !== 'code') {
    return refuse(
      'unsupported_response_type',
      'The authorization server does not support this response type.',
    )
  }
  const scopes = allowedScopes(app, textOf(input, 'scope'))
  if (scopes === null)
    return refuse('invalid_scope', 'The requested scope is invalid, unknown, or malformed.')
  const challenge = textOf(input, 'code_challenge') || null
  if (challenge !== null && textOf(input, 'code_challenge_method') !== 'S256') {
    return refuse('invalid_request', 'The code challenge method must be S256.')
  }
  return { kind: 'fine', request: { app, redirectUri, scopes, state, challenge } }
}

/**
 * The address that the browser returns to. It always says who answers, so that an answer of this instance is never
 * taken for one of another server.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9207
 */
export function answerTo(
  { redirectUri, state }: Pick<AuthorizationRequest, 'redirectUri' | 'state'>,
  origin: string,
  answer: Readonly<Record<string, string>>,
): string {
  const url = new URL(redirectUri)
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value)
  if (state !== null) url.searchParams.set('state', state)
  url.searchParams.set('iss', issuerOf(origin))
  return url.toString()
}
