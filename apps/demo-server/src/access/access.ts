import type { BodySize } from '../http/body-limits.ts'
import type { Id } from '../store/tables.ts'

/** The authentication that a route requires. */
export type Caller =
  /** No authentication. The response does not depend on the token. */
  | { readonly by: 'anyone' }
  /** Optional authentication: a token must have one of the scopes, and its account becomes the viewer. */
  | { readonly by: 'guest'; readonly scopes: readonly string[] }
  /** An account, authenticated by a token that has one of the scopes. */
  | { readonly by: 'account'; readonly scopes: readonly string[] }
  /** An app, authenticated by its client secret. */
  | { readonly by: 'app' }
  /** A browser that is signed in to this instance, authenticated by its cookie and the token of its page. */
  | { readonly by: 'cookie' }

/** The counters that a request to a route increments. `RateLimits` has the limit of each. */
export type Counter = 'address' | 'calls' | 'uploads' | 'signIns' | 'pages' | 'pictures'

/** The access rules of a route. Every route must declare them. */
export interface Access {
  readonly caller: Caller
  /** The largest body that the route reads. */
  readonly body: BodySize
  readonly counted: readonly Counter[]
}

/** Returns the scopes that include a scope: `read:lists` is part of `read`. */
export const getAcceptedScopes = (scope: string, ...also: readonly string[]): readonly string[] => [
  ...new Set([scope, scope.split(':')[0] ?? scope, ...also]),
]

/** @param given the scopes of a token, as issued */
export const hasAnyScope = (given: string, scopes: readonly string[]): boolean =>
  given.split(/\s+/).some((scope) => scopes.includes(scope))

/** The authenticated client, as identified by its token. */
export interface Auth {
  readonly tokenId: Id
  /** null for an app token, which belongs to no account. */
  readonly accountId: Id | null
  readonly scopes: string
  readonly application: string | null
}
