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
 * Revokes the token, even while the page unloads. Signing out here succeeds whatever the server responds.
 * @returns whether the server has revoked it. Never rejects.
 */
export async function signOut({
  origin,
  app: { clientId, clientSecret },
  accessToken,
  fetch,
}: SignOutTraits): Promise<boolean> {
  const client = createApiClient({ baseUrl: origin, ...(fetch && { fetch }) })
  const input = { client_id: clientId, client_secret: clientSecret, token: accessToken }
  return client.request(revokeToken, input, { keepalive: true }).then(
    () => true,
    () => false,
  )
}
