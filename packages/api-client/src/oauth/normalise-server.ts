/**
 * Why signing in failed. `wrong-address`: not the name of a server, or plain http to another machine. `unreachable`:
 * no response, or a server error that may be temporary; then `status` is that of the response. `not-mastodon`: the
 * response is not one of a Mastodon-compatible server. `refused`: the user denied access, or the server; then
 * `byServer`. `foreign-state`: the response belongs to another attempt. `foreign-issuer`: it comes from another
 * server. `missing-issuer`: it has no issuer, although the server announces one. `reused-state`: the attempt has
 * already finished. `no-token`: the server returned no usable token.
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
  /** The user closed the window of the sign-in. */
  | 'window-closed'
  | 'no-token'

interface SignInErrorTraits {
  readonly host?: string
  readonly detail?: string
  readonly status?: number
  readonly byServer?: boolean
  readonly isPlainHttp?: boolean
  readonly cause?: unknown
}

/** The dashboard has a text for each reason; `detail` is the server's message, if any. */
export class SignInError extends Error {
  override readonly name = 'SignInError'
  readonly reason: SignInErrorReason
  readonly host: string | undefined
  readonly detail: string | undefined
  /** The HTTP status of the response; undefined without one. */
  readonly status: number | undefined
  /** Whether the server refused, not the user. */
  readonly byServer: boolean
  /** Whether missing encryption is the only problem of an address. */
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
  /** With the port, unless it is the default one. */
  readonly host: string
}

const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/**
 * Finds the server in text that the user typed or pasted: `host.example`, `https://host.example/@ada`,
 * `@ada@host.example`. Plain http is allowed for loopback only, where it is also the default.
 *
 * @param pageOrigin the page's own server is accepted unchanged, even with plain http
 * @throws SignInError 'wrong-address'
 */
export function normaliseServer(text: string, pageOrigin?: string): ServerAddress {
  const typed = text.trim()
  const named = typed.replace(/^@?[^@/:\s]+@/, '').replace(/^@/, '')
  const hasScheme = /^[a-z][a-z\d+.-]*:\/\//i.test(named)
  const url = parseUrl(hasScheme ? named : `${getScheme(named, pageOrigin)}//${named}`)
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

function getScheme(named: string, pageOrigin: string | undefined): string {
  const host = named.replace(/[/?#][\s\S]*$/, '')
  if (pageOrigin !== undefined && new URL(pageOrigin).host === host)
    return new URL(pageOrigin).protocol
  return LOOPBACK.test(host.replace(/:\d+$/, '')) ? 'http:' : 'https:'
}

function parseUrl(address: string): URL | null {
  if (/\s/.test(address) || !URL.canParse(address)) return null
  const url = new URL(address)
  return url.username === '' && url.password === '' && url.hostname !== '' ? url : null
}
