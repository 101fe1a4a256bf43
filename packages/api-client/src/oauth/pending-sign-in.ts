import type { InstanceEntity } from '@colonnade/domain/entities'

/** The dashboard as one server knows it; kept per server and used again. */
export interface RegisteredApp {
  readonly clientId: string
  readonly clientSecret: string
  readonly redirectUri: string
  readonly scopes: string
  readonly vapidKey: string | null
}

/** What must survive the trip to the server and back; plain JSON. Drop it once it was used. */
export interface PendingSignIn {
  readonly origin: string
  readonly host: string
  readonly state: string
  /** null where the page has no WebCrypto: then the attempt goes without PKCE. */
  readonly verifier: string | null
  readonly app: RegisteredApp
  /** null where the server tells nobody. */
  readonly instance: InstanceEntity | null
  /** Whether the server announced that its answers name it: then one that does not is not its own. */
  readonly namesIssuer: boolean
}
