import { SignInError } from './sign-in-error.ts'

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
