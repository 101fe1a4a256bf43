import type { ApiClient } from '../client.ts'
import { createApp, createToken } from '../endpoints/oauth.ts'
import { ApiError } from '../http/api-error.ts'
import type { RegisteredApp } from './pending-sign-in.ts'
import { detailOf, isSilence, unreachable } from './recognise-server.ts'
import { SignInError } from './sign-in-error.ts'

const CLIENT_NAME = 'Colonnade'

/** `follow` is old, but servers of 2019 want it for blocks, mutes and follows. */
const SCOPES = 'read write follow push'

/**
 * The app that an earlier sign-in was given, if it fits and the server still knows it; else a new
 * one. Servers forget apps that nobody uses, and then their sign-in page is a dead end.
 *
 * @throws SignInError like `registerApp`
 */
export async function knownOrNewApp(
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
