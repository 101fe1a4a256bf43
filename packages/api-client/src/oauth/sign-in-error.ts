/**
 * Why signing in stopped. `wrong-address`: that is no server's name. `unreachable`: nothing
 * answers there. `not-mastodon`: something else answers. `refused`: the user or the server said
 * no. `foreign-state`: the answer belongs to another attempt. `reused-state`: the attempt is over.
 * `no-token`: the server gave no usable token.
 */
export type SignInErrorReason =
  | 'wrong-address'
  | 'unreachable'
  | 'not-mastodon'
  | 'refused'
  | 'foreign-state'
  | 'reused-state'
  | 'no-token'

/** For each reason the dashboard has words; `detail` is what the server said, if anything. */
export class SignInError extends Error {
  override readonly name = 'SignInError'
  readonly reason: SignInErrorReason
  readonly host: string | undefined
  readonly detail: string | undefined

  constructor(
    reason: SignInErrorReason,
    about: { host?: string; detail?: string; cause?: unknown } = {},
  ) {
    super([reason, about.host, about.detail].filter(Boolean).join(': '), { cause: about.cause })
    this.reason = reason
    this.host = about.host
    this.detail = about.detail
  }
}
