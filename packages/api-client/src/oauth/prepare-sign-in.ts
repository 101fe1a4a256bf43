import { createApiClient } from '../client.ts'
import { toQuery } from '../http/address.ts'
import type { Fetch } from '../http/send.ts'
import { askNamesIssuer } from './ask-names-issuer.ts'
import { normaliseServer } from './normalise-server.ts'
import type { PendingSignIn, RegisteredApp } from './pending-sign-in.ts'
import { createPkce, createState, type Pkce } from './pkce.ts'
import { recogniseServer } from './recognise-server.ts'
import { knownOrNewApp } from './register-app.ts'

export interface SignInPlan {
  /** As typed. */
  readonly server: string
  /** Where the server sends the user back to: without query or fragment. */
  readonly redirectUri: string
  /** What an earlier sign-in on this server was given; used while it fits and the server knows it. */
  readonly knownApp?: RegisteredApp | null
  readonly fetch?: Fetch
}

export interface PreparedSignIn {
  /** Where the browser goes next. */
  readonly authorizeUrl: string
  readonly pending: PendingSignIn
}

/**
 * Everything before the user leaves for the server's own page.
 *
 * @throws SignInError 'wrong-address', 'unreachable', 'not-mastodon' or 'refused'
 */
export async function prepareSignIn(plan: SignInPlan): Promise<PreparedSignIn> {
  const { redirectUri, knownApp, fetch } = plan
  const { origin, host } = normaliseServer(plan.server, new URL(redirectUri).origin)
  const client = createApiClient({ baseUrl: origin, ...(fetch && { fetch }) })
  const instance = await recogniseServer(client, host)
  const asked = askNamesIssuer(client)
  const app = await knownOrNewApp(client, host, redirectUri, knownApp ?? null)
  const pkce = await createPkce()
  const state = createState()
  const namesIssuer = await asked
  return {
    authorizeUrl: authorizeUrl(origin, app, state, pkce),
    pending: { origin, host, state, verifier: pkce?.verifier ?? null, app, instance, namesIssuer },
  }
}

function authorizeUrl(
  origin: string,
  app: RegisteredApp,
  state: string,
  pkce: Pkce | null,
): string {
  const query = toQuery({
    response_type: 'code',
    client_id: app.clientId,
    redirect_uri: app.redirectUri,
    scope: app.scopes,
    state,
    code_challenge: pkce?.challenge,
    code_challenge_method: pkce === null ? null : 'S256',
  })
  return `${origin}/oauth/authorize?${query}`
}
