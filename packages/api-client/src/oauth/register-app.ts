import type { ApiClient } from '../client.ts'
import { createApp } from '../endpoints/oauth.ts'
import { ApiError } from '../http/api-error.ts'
import type { RegisteredApp } from './pending-sign-in.ts'
import { detailOf, isSilence, unreachable } from './recognise-server.ts'
import { SignInError } from './sign-in-error.ts'

const CLIENT_NAME = 'Colonnade'

/** `follow` is old, but servers of 2019 want it for blocks, mutes and follows. */
export const SCOPES = 'read write follow push'

/**
 * Makes the dashboard known to a server.
 *
 * @throws SignInError 'unreachable', 'not-mastodon' or 'refused'
 */
export async function registerApp(
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
    if (isSilence(error)) throw unreachable(host, error)
    const reason = isMissing(error) ? 'not-mastodon' : 'refused'
    throw new SignInError(reason, { host, cause: error, ...detailOf(error) })
  }
}

/** The call is not there, or something that is no app came back. */
const isMissing = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.kind === 'decode' || [404, 405, 501].includes(error.status ?? 0))
