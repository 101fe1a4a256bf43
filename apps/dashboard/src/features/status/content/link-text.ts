const LONGEST_LINK = 30
const ADDRESS_TEXT = /^(?:https?:\/\/|www\.)\S+…?$/i
/** An address that a server cut for us. */
const CUT_TEXT = /^(\S{4,}?)(?:…|\.{3})$/
const SCHEME = /^https?:\/\/(?:www\.)?/i
const ESCAPES = /(?:%[\da-f]{2})+/gi
/** What may be shown unescaped: anything else would part an address, or hide or turn its letters. */
const READABLE = /^[\p{L}\p{M}\p{N}]+$/u
/** Some letters are seen as nothing. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u

/** An address in three parts that together are all of it; readers see the middle one. */
export interface ShortAddress {
  readonly before: string
  /** A part of the host goes before, which an ellipsis stands for. */
  readonly isHostCut: boolean
  readonly shown: string
  /** Something that matters follows, which an ellipsis stands for. */
  readonly isCut: boolean
  readonly after: string
}

/** Whether a link's text is itself an address, whole or cut, so that it must not differ from where it leads. */
export function isAddressText(text: string, href = ''): boolean {
  const words = text.trim()
  if (ADDRESS_TEXT.test(words)) return true
  const [, beginning] = CUT_TEXT.exec(words) ?? []
  return beginning !== undefined && href.replace(SCHEME, '').startsWith(beginning)
}

/**
 * Splits an address for readers: the scheme, `www.`, a closing slash and all that follows 30 characters are not shown.
 * The end of the host, which tells whose it is, always is: a host that is too long loses its beginning.
 */
export function splitAddress(href: string): ShortAddress {
  const url = URL.parse(href)
  if (url === null || !/^https?:$/.test(url.protocol)) {
    return { before: '', isHostCut: false, shown: href, isCut: false, after: '' }
  }
  const host = shownHost(url.host)
  const isHostCut = host !== withoutWww(url.host)
  const password = url.password === '' ? '' : `:${url.password}`
  const login = url.username === '' && password === '' ? '' : `${url.username}${password}@`
  const path = unescapeLetters(`${url.pathname}${url.search}${url.hash}`)
  const shownPath = path.replace(/\/$/, '')
  const letters = Array.from(`${host}${shownPath}`)
  const isCut = letters.length > LONGEST_LINK || (isHostCut && shownPath.length > 1)
  const slash = shownPath !== path && href.trimEnd().endsWith('/') ? '/' : ''
  const cutAt = Math.max(isHostCut ? 0 : LONGEST_LINK - 1, host.length + 1)
  const end = isCut ? cutAt : letters.length
  return {
    before: `${url.protocol}//${login}${url.host.slice(0, url.host.length - host.length)}`,
    isHostCut,
    shown: letters.slice(0, end).join(''),
    isCut,
    after: `${letters.slice(end).join('')}${slash}`,
  }
}

/** What readers see of an address. */
export function shortAddress(href: string): string {
  const { isHostCut, shown, isCut } = splitAddress(href)
  return `${isHostCut ? '…' : ''}${shown}${isCut ? '…' : ''}`
}

/** What readers see of the host of an address; empty where it has none. */
export function shortHost(href: string): string {
  const host = URL.parse(href)?.host ?? ''
  const shown = shownHost(host)
  return shown === withoutWww(host) ? shown : `…${shown}`
}

const withoutWww = (host: string): string => host.replace(/^www\./, '')

/** The end of a host, from one of its dots on where that leaves more than what anybody may register under. */
function shownHost(whole: string): string {
  const host = withoutWww(whole)
  if (host.length <= LONGEST_LINK) return host
  const end = host.slice(1 - LONGEST_LINK)
  return /\.(?:[^.]*\.){2}[^.]*$/.exec(end) === null ? end : end.slice(end.indexOf('.'))
}

const unescapeLetters = (path: string): string =>
  path.replace(ESCAPES, (escapes) => {
    try {
      const letters = decodeURIComponent(escapes)
      return READABLE.test(letters) && !UNSEEN.test(letters) ? letters : escapes
    } catch {
      return escapes
    }
  })
