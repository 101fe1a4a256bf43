/**
 * Why signing in stopped. `wrong-address`: that is no server's name, or plain http to another machine.
 * `unreachable`: nothing answers there, or the server has a fault that may pass: then `status` is its answer's.
 * `not-mastodon`: something else answers. `refused`: the user said no, or the server: then `byServer`. `foreign-state`: the answer belongs to another attempt. `foreign-issuer`: it comes from another server.
 * `missing-issuer`: it does not say whose it is, though the server announces that its answers do.
 * `reused-state`: the attempt is over.
 * `no-token`: the server gave no usable token.
 */
export type SignInErrorReason =
  | 'wrong-address'
  | 'unreachable'
  | 'not-mastodon'
  | 'refused'
  | 'foreign-state'
  | 'foreign-issuer'
  | 'missing-issuer'
  | 'reused-state'
  | 'no-token'

interface SignInErrorTraits {
  readonly host?: string
  readonly detail?: string
  readonly status?: number
  readonly byServer?: boolean
  readonly isPlainHttp?: boolean
  readonly cause?: unknown
}

/** For each reason the dashboard has words; `detail` is what the server said, if anything. */
export class SignInError extends Error {
  override readonly name = 'SignInError'
  readonly reason: SignInErrorReason
  readonly host: string | undefined
  readonly detail: string | undefined
  /** The HTTP status of the server's answer; undefined where it gave none. */
  readonly status: number | undefined
  /** Whether the server refused, and not the user. */
  readonly byServer: boolean
  /** Whether only the missing encryption is wrong about an address. */
  readonly isPlainHttp: boolean

  constructor(reason: SignInErrorReason, about: SignInErrorTraits = {}) {
    super([reason, about.host, about.detail].filter(Boolean).join(': '), { cause: about.cause })
    this.reason = reason
    this.host = about.host
    this.detail = about.detail
    this.status = about.status
    this.byServer = about.byServer === true
    this.isPlainHttp = about.isPlainHttp === true
  }
}
