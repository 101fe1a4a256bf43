import { type ApiClient, createApiClient } from '../client.ts'
import { fieldsOf, flag } from '../decode/fields.ts'
import { endpoint } from '../endpoint.ts'
import { createApp, createToken } from '../endpoints/oauth.ts'
import { ApiError } from '../http/api-error.ts'
import { toQuery } from '../http/outgoing.ts'
import type { Fetch } from '../http/send.ts'
import { normaliseServer, SignInError } from './normalise-server.ts'
import type { PendingSignIn, RegisteredApp } from './pending-sign-in.ts'
import { detailOf, isSilence, recogniseServer, unreachable } from './recognise-server.ts'

const CLIENT_NAME = 'Colonnade'

/** `follow` is old, but servers of 2019 want it for blocks, mutes and follows. */
const SCOPES = 'read write follow push'

/**
 * The app that an earlier sign-in was given, if it fits and the server still knows it; else a new
 * one. Servers forget apps that nobody uses, and then their sign-in page is a dead end.
 *
 * @throws SignInError like `registerApp`
 */
async function knownOrNewApp(
  client: ApiClient,
  host: string,
  redirectUri: string,
  known: RegisteredApp | null,
): Promise<RegisteredApp> {
  const fits = known?.redirectUri === redirectUri && known.scopes === SCOPES
  return fits && (await isStillKnown(client, known))
    ? known
    : registerApp(client, host, redirectUri)
}

const isStillKnown = (client: ApiClient, app: RegisteredApp): Promise<boolean> =>
  client
    .call(createToken, {
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
 * Makes the dashboard known to a server.
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
    const app = await client.call(createApp, names)
    return {
      clientId: app.client_id,
      clientSecret: app.client_secret,
      redirectUri,
      scopes: SCOPES,
      vapidKey: app.vapid_key,
    }
  } catch (error) {
    if (isSilence(error) || isUnreadable(error)) throw unreachable(host, error)
    const reason = isMissing(error) ? 'not-mastodon' : 'refused'
    throw new SignInError(reason, { host, cause: error, byServer: true, ...detailOf(error) })
  }
}

/** Something that is no app came back, like the page of a firewall: the server itself was recognised before. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'decode'

/** The call is not there. */
const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && [404, 405, 501].includes(error.status ?? 0)

const VERIFIER_BYTES = 32
const STATE_BYTES = 16

/** Proves at the end that the one who finishes signing in is the one who began. @see RFC 7636 */
interface Pkce {
  readonly verifier: string
  /** S256 of the verifier. */
  readonly challenge: string
}

/**
 * @returns null on a page without WebCrypto's hashes: one that came over plain http, where others
 * could read the verifier anyway
 */
export async function createPkce(crypto: Crypto = globalThis.crypto): Promise<Pkce | null> {
  const subtle = crypto.subtle as SubtleCrypto | undefined
  if (subtle === undefined) return null
  const verifier = randomText(VERIFIER_BYTES, crypto)
  return { verifier, challenge: await challengeOf(verifier, subtle) }
}

/** 128 bits that nobody guesses. */
export const createState = (crypto: Crypto = globalThis.crypto): string =>
  randomText(STATE_BYTES, crypto)

export async function challengeOf(verifier: string, subtle: SubtleCrypto): Promise<string> {
  const hash = await subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return base64Url(new Uint8Array(hash))
}

const randomText = (bytes: number, crypto: Crypto): string =>
  base64Url(crypto.getRandomValues(new Uint8Array(bytes)))

const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

interface ServerMetadata {
  readonly authorization_response_iss_parameter_supported: boolean
}

/** Not in the table of endpoints: it belongs to OAuth, and nothing but signing in asks for it. */
const getServerMetadata = endpoint('GET', '/.well-known/oauth-authorization-server', {
  returns: (raw) =>
    flag(fieldsOf<ServerMetadata>(raw)?.authorization_response_iss_parameter_supported),
  onError: 'silent',
})

/** Who waits to be led to a server waits no longer than this for what many servers do not have. */
export const METADATA_MS = 5_000

/**
 * Asks the server whether its answers to a sign-in say who gives them. Never rejects: one that does not answer does not.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9207#section-3
 */
function askNamesIssuer(client: ApiClient): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, METADATA_MS, false)
  })
  const asked = client.call(getServerMetadata, {}).catch(() => false)
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}

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
