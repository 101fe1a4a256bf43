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

/** Tells the server to forget the token. A failure is ignored: forgetting it here is what counts. Never rejects. */
export async function signOut({ origin, app, accessToken, fetch }: SignOutTraits): Promise<void> {
  const client = createApiClient({ baseUrl: origin, ...(fetch && { fetch }) })
  await client
    .call(revokeToken, {
      client_id: app.clientId,
      client_secret: app.clientSecret,
      token: accessToken,
    })
    .catch(() => undefined)
}
