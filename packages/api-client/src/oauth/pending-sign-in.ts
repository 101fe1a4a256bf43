import type { InstanceEntity } from '@colonnade/domain/entities'

/** The app registration on one server; stored per server and reused. */
export interface RegisteredApp {
  readonly clientId: string
  readonly clientSecret: string
  readonly redirectUri: string
  readonly scopes: string
  readonly vapidKey: string | null
}

/** The state that must survive the redirect to the server and back; plain JSON. Delete it once it was used. */
export interface PendingSignIn {
  readonly origin: string
  readonly host: string
  readonly state: string
  /** null when the page has no WebCrypto: then the sign-in uses no PKCE. */
  readonly verifier: string | null
  readonly app: RegisteredApp
  /** null when the server returns it to signed-in users only. */
  readonly instance: InstanceEntity | null
  /** Whether the server announced an issuer in its responses. A response without one is then rejected. */
  readonly namesIssuer: boolean
}
