import type { BodySize } from '../http/body-limits.ts'
import type { Id } from '../store/tables.ts'

/** Who may call a route. */
export type Caller =
  /** Everyone gets the same answer, whatever token they bring. */
  | { readonly by: 'anybody' }
  /** Guests too; a token must have one of the scopes, and its account is then the viewer. */
  | { readonly by: 'guest'; readonly scopes: readonly string[] }
  /** An account, by a token that has one of the scopes. */
  | { readonly by: 'account'; readonly scopes: readonly string[] }
  /** An app, by its own secret. */
  | { readonly by: 'app' }
  /** A browser that is signed in here, by its cookie and the token of its page. */
  | { readonly by: 'cookie' }

/** Which counters a call of a route adds to: `RateLimits` says how high each may go. */
export type Counter = 'address' | 'calls' | 'uploads' | 'signIns' | 'pages' | 'pictures'

/** What a route declares of itself: nothing is routed without. */
export interface Access {
  readonly caller: Caller
  /** The largest body that it reads. */
  readonly body: BodySize
  readonly counted: readonly Counter[]
}

/** `read:lists` is part of `read`. */
export const scopesFor = (scope: string, ...also: readonly string[]): readonly string[] => [
  ...new Set([scope, scope.split(':')[0] ?? scope, ...also]),
]

/** @param given the scopes of a token, as it was issued */
export const hasOneOf = (given: string, scopes: readonly string[]): boolean =>
  given.split(/\s+/).some((scope) => scopes.includes(scope))

/** Who calls, by the token that came along. */
export interface Auth {
  readonly tokenId: Id
  /** null for a token of an app alone. */
  readonly accountId: Id | null
  readonly scopes: string
  readonly application: string | null
}
