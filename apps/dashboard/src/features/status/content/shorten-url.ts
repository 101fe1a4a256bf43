const MAX_LINK_LENGTH = 30
const URL_TEXT = /^(?:https?:\/\/|www\.)\S+…?$/i
/** A URL that the server truncated. */
const TRUNCATED_TEXT = /^(\S{4,}?)(?:…|\.{3})$/
const SCHEME = /^https?:\/\/(?:www\.)?/i
const ESCAPES = /(?:%[\da-f]{2})+/gi
/** Characters that may be shown decoded. Others would split a URL, or hide or reorder its letters. */
const READABLE = /^[\p{L}\p{M}\p{N}]+$/u
/** Some letters are invisible. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u

/** The three parts of a URL. Only the middle one is visible. */
export interface ShortUrl {
  readonly before: string
  /** The beginning of the host is hidden, and replaced by an ellipsis. */
  readonly isHostCut: boolean
  readonly shown: string
  /** A relevant part at the end is hidden, and replaced by an ellipsis. */
  readonly isCut: boolean
  readonly after: string
}

/** Whether a link's text is a URL, complete or truncated, so that it must match the target. */
export function isUrlText(text: string, href = ''): boolean {
  const words = text.trim()
  if (URL_TEXT.test(words)) return true
  const [, beginning] = TRUNCATED_TEXT.exec(words) ?? []
  return beginning !== undefined && href.replace(SCHEME, '').startsWith(beginning)
}

/**
 * Splits a URL for display. Hides the scheme, `www.`, a closing slash, and everything after 30 characters. The end of
 * the host always stays visible, because it shows whose site it is. A long host loses its beginning.
 */
export function splitUrl(href: string): ShortUrl {
  const url = URL.parse(href)
  if (url === null || !/^https?:$/.test(url.protocol)) {
    return { before: '', isHostCut: false, shown: href, isCut: false, after: '' }
  }
  const host = getVisibleHost(url.host)
  const isHostCut = host !== removeWww(url.host)
  const password = url.password === '' ? '' : `:${url.password}`
  const login = url.username === '' && password === '' ? '' : `${url.username}${password}@`
  const path = decodeLetters(`${url.pathname}${url.search}${url.hash}`)
  const shownPath = path.replace(/\/$/, '')
  const letters = Array.from(`${host}${shownPath}`)
  const isCut = letters.length > MAX_LINK_LENGTH || (isHostCut && shownPath.length > 1)
  const slash = shownPath !== path && href.trimEnd().endsWith('/') ? '/' : ''
  const cutAt = Math.max(isHostCut ? 0 : MAX_LINK_LENGTH - 1, host.length + 1)
  const end = isCut ? cutAt : letters.length
  return {
    before: `${url.protocol}//${login}${url.host.slice(0, url.host.length - host.length)}`,
    isHostCut,
    shown: letters.slice(0, end).join(''),
    isCut,
    after: `${letters.slice(end).join('')}${slash}`,
  }
}

/** Returns the visible part of a URL. */
export function shortenUrl(href: string): string {
  const { isHostCut, shown, isCut } = splitUrl(href)
  return `${isHostCut ? '…' : ''}${shown}${isCut ? '…' : ''}`
}

/** Returns the visible part of a URL's host; empty when it has none. */
export function shortenHost(href: string): string {
  const host = URL.parse(href)?.host ?? ''
  const shown = getVisibleHost(host)
  return shown === removeWww(host) ? shown : `…${shown}`
}

const removeWww = (host: string): string => host.replace(/^www\./, '')

/** Returns the end of a long host, from one of its dots if that leaves more than a shared registration domain. */
function getVisibleHost(whole: string): string {
  const host = removeWww(whole)
  if (host.length <= MAX_LINK_LENGTH) return host
  const end = host.slice(1 - MAX_LINK_LENGTH)
  return /\.(?:[^.]*\.){2}[^.]*$/.exec(end) === null ? end : end.slice(end.indexOf('.'))
}

const decodeLetters = (path: string): string =>
  path.replace(ESCAPES, (escapes) => {
    try {
      const letters = decodeURIComponent(escapes)
      return READABLE.test(letters) && !INVISIBLE.test(letters) ? letters : escapes
    } catch {
      return escapes
    }
  })
