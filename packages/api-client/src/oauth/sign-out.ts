import { createApiClient } from '../client.ts'
import { revokeToken } from '../endpoints/oauth.ts'
import type { Fetch } from '../http/send.ts'
import type { RegisteredApp } from './pending-sign-in.ts'

export interface SignOutTraits {
  readonly origin: string
  readonly app: RegisteredApp
  readonly accessToken: string
  readonly fetch?: Fetch
}

/**
 * Tells the server to forget the token, also while the page goes away: forgetting it here is what counts, whatever the
 * server says. @returns whether the server has done it. Never rejects.
 */
export async function signOut({
  origin,
  app: { clientId, clientSecret },
  accessToken,
  fetch,
}: SignOutTraits): Promise<boolean> {
  const client = createApiClient({ baseUrl: origin, ...(fetch && { fetch }) })
  const input = { client_id: clientId, client_secret: clientSecret, token: accessToken }
  return client.call(revokeToken, input, { keepalive: true }).then(
    () => true,
    () => false,
  )
}
