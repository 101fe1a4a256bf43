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

export interface ServerAddress {
  readonly origin: string
  /** With the port, where it is not the usual one. */
  readonly host: string
}

const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/**
 * Finds the server in what a person typed or pasted: `host.example`, `https://host.example/@ada`,
 * `@ada@host.example`. Plain http is for loopback only, where it is also the default.
 *
 * @param pageOrigin the page's own server is trusted as it is, even with plain http
 * @throws SignInError 'wrong-address'
 */
export function normaliseServer(text: string, pageOrigin?: string): ServerAddress {
  const typed = text.trim()
  const named = typed.replace(/^@?[^@/:\s]+@/, '').replace(/^@/, '')
  const hasScheme = /^[a-z][a-z\d+.-]*:\/\//i.test(named)
  const url = parse(hasScheme ? named : `${schemeOf(named, pageOrigin)}//${named}`)
  if (url === null) throw new SignInError('wrong-address', { host: typed })
  const isLocal = LOOPBACK.test(url.hostname)
  const isNamed = isLocal || url.hostname.includes('.') || url.hostname.startsWith('[')
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isLocal)
  if (url.origin !== pageOrigin && !(isNamed && isSafe)) {
    const isPlainHttp = url.protocol === 'http:' && !isLocal
    throw new SignInError('wrong-address', { host: typed, isPlainHttp })
  }
  return { origin: url.origin, host: url.host }
}

function schemeOf(named: string, pageOrigin: string | undefined): string {
  const host = named.replace(/[/?#][\s\S]*$/, '')
  if (pageOrigin !== undefined && new URL(pageOrigin).host === host)
    return new URL(pageOrigin).protocol
  return LOOPBACK.test(host.replace(/:\d+$/, '')) ? 'http:' : 'https:'
}

function parse(address: string): URL | null {
  if (/\s/.test(address) || !URL.canParse(address)) return null
  const url = new URL(address)
  return url.username === '' && url.password === '' && url.hostname !== '' ? url : null
}
