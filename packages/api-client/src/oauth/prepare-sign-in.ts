import { type ApiClient, createApiClient } from '../client.ts'
import { toFields, toFlag } from '../decode/fields.ts'
import { defineEndpoint } from '../endpoint.ts'
import { createApp, createToken } from '../endpoints/oauth.ts'
import { ApiError } from '../http/api-error.ts'
import { toQuery } from '../http/build-request.ts'
import type { Fetch } from '../http/send.ts'
import {
  getErrorDetail,
  isUnreachable,
  detectServer,
  createUnreachableError,
} from './detect-server.ts'
import { normaliseServer, SignInError } from './normalise-server.ts'
import type { PendingSignIn, RegisteredApp } from './pending-sign-in.ts'

const CLIENT_NAME = 'Colonnade'

/** `follow` is deprecated, but servers of 2019 require it for blocks, mutes and follows. */
const SCOPES = 'read write follow push'

/**
 * Returns the app of an earlier sign-in when it matches and the server still accepts it, else a new one. Servers
 * delete unused apps, and their sign-in page fails for a deleted one.
 *
 * @throws SignInError like `registerApp`
 */
async function getOrRegisterApp(
  client: ApiClient,
  host: string,
  redirectUri: string,
  known: RegisteredApp | null,
): Promise<RegisteredApp> {
  const fits = known?.redirectUri === redirectUri && known.scopes === SCOPES
  return fits && (await isAppAccepted(client, known))
    ? known
    : registerApp(client, host, redirectUri)
}

const isAppAccepted = (client: ApiClient, app: RegisteredApp): Promise<boolean> =>
  client
    .request(createToken, {
      grant_type: 'client_credentials',
      client_id: app.clientId,
      client_secret: app.clientSecret,
      redirect_uri: app.redirectUri,
      scope: 'read',
    })
    .then(
      () => true,
      () => false,
    )

/**
 * Registers the dashboard on a server.
 *
 * @throws SignInError 'unreachable', 'not-mastodon' or 'refused'
 */
async function registerApp(
  client: ApiClient,
  host: string,
  redirectUri: string,
): Promise<RegisteredApp> {
  const website = new URL(redirectUri).origin
  const names = { client_name: CLIENT_NAME, redirect_uris: redirectUri, scopes: SCOPES, website }
  try {
    const app = await client.request(createApp, names)
    return {
      clientId: app.client_id,
      clientSecret: app.client_secret,
      redirectUri,
      scopes: SCOPES,
      vapidKey: app.vapid_key,
    }
  } catch (error) {
    if (isUnreachable(error) || isUnreadable(error)) throw createUnreachableError(host, error)
    const reason = isNotFound(error) ? 'not-mastodon' : 'refused'
    throw new SignInError(reason, { host, cause: error, byServer: true, ...getErrorDetail(error) })
  }
}

/**
 * Returns whether the response is not an app, such as the page of a firewall. The server itself was detected before.
 */
const isUnreadable = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'decode'

/** Returns whether the server lacks the API method. */
const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && [404, 405, 501].includes(error.status ?? 0)

const VERIFIER_BYTES = 32
const STATE_BYTES = 16

/** Proves that the same client starts and finishes the sign-in. @see RFC 7636 */
interface Pkce {
  readonly verifier: string
  /** S256 of the verifier. */
  readonly challenge: string
}

/**
 * @returns null on a page without WebCrypto's hashes. Such a page was loaded over plain http, where others could read
 *   the verifier anyway.
 */
export async function createPkce(crypto: Crypto = globalThis.crypto): Promise<Pkce | null> {
  const subtle = crypto.subtle as SubtleCrypto | undefined
  if (subtle === undefined) return null
  const verifier = createRandomText(VERIFIER_BYTES, crypto)
  return { verifier, challenge: await computeChallenge(verifier, subtle) }
}

/** Returns 128 random bits. */
export const createState = (crypto: Crypto = globalThis.crypto): string =>
  createRandomText(STATE_BYTES, crypto)

export async function computeChallenge(verifier: string, subtle: SubtleCrypto): Promise<string> {
  const hash = await subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return toBase64Url(new Uint8Array(hash))
}

const createRandomText = (bytes: number, crypto: Crypto): string =>
  toBase64Url(crypto.getRandomValues(new Uint8Array(bytes)))

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

interface ServerMetadata {
  readonly authorization_response_iss_parameter_supported: boolean
}

/** Not in the table of endpoints: it belongs to OAuth, and only signing in requests it. */
const getServerMetadata = defineEndpoint('GET', '/.well-known/oauth-authorization-server', {
  returns: (raw) =>
    toFlag(toFields<ServerMetadata>(raw)?.authorization_response_iss_parameter_supported),
  onError: 'silent',
})

/** The timeout for metadata, in ms. Many servers have none, and the user waits for the redirect. */
export const METADATA_TIMEOUT_MS = 5_000

/**
 * Fetches whether the sign-in responses of the server contain an issuer. Never rejects: a failure counts as no.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9207#section-3
 */
function fetchNamesIssuer(client: ApiClient): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, METADATA_TIMEOUT_MS, false)
  })
  const asked = client.request(getServerMetadata, {}).catch(() => false)
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}

export interface SignInOptions {
  /** As typed. */
  readonly server: string
  /** The address that the server redirects to, without query or fragment. */
  readonly redirectUri: string
  /** The app of an earlier sign-in on this server, used when it matches and the server still accepts it. */
  readonly knownApp?: RegisteredApp | null
  /** Whether the server has to ask which account, because the browser is signed in to it with another one. */
  readonly isAnotherAccount?: boolean
  readonly fetch?: Fetch
}

export interface PreparedSignIn {
  /** The address to redirect the browser to. */
  readonly authorizeUrl: string
  readonly pending: PendingSignIn
}

/**
 * Prepares the redirect to the server's sign-in page.
 *
 * @throws SignInError 'wrong-address', 'unreachable', 'not-mastodon' or 'refused'
 */
export async function prepareSignIn(plan: SignInOptions): Promise<PreparedSignIn> {
  const { redirectUri, knownApp, fetch } = plan
  const { origin, host } = normaliseServer(plan.server, new URL(redirectUri).origin)
  const client = createApiClient({ baseUrl: origin, ...(fetch && { fetch }) })
  const instance = await detectServer(client, host)
  const asked = fetchNamesIssuer(client)
  const app = await getOrRegisterApp(client, host, redirectUri, knownApp ?? null)
  const pkce = await createPkce()
  const state = createState()
  const namesIssuer = await asked
  return {
    authorizeUrl: buildAuthorizeUrl(origin, app, state, pkce, plan.isAnotherAccount ?? false),
    pending: { origin, host, state, verifier: pkce?.verifier ?? null, app, instance, namesIssuer },
  }
}

function buildAuthorizeUrl(
  origin: string,
  app: RegisteredApp,
  state: string,
  pkce: Pkce | null,
  isAnotherAccount: boolean,
): string {
  const query = toQuery({
    response_type: 'code',
    client_id: app.clientId,
    redirect_uri: app.redirectUri,
    scope: app.scopes,
    state,
    code_challenge: pkce?.challenge,
    code_challenge_method: pkce === null ? null : 'S256',
    // Mastodon shows its sign-in form again. Other servers ignore it.
    force_login: isAnotherAccount ? 'true' : null,
  })
  return `${origin}/oauth/authorize?${query}`
}
