import type { Input } from '../http/input.ts'
import { textOf } from '../http/input.ts'
import type { Store } from '../store/store.ts'
import { allowedScopes, type AppRow, findApp, redirectUrisOf } from './apps.ts'
import { issuerOf } from './server-metadata.ts'

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
