const LONGEST_LINK = 30
const ADDRESS_TEXT = /^(?:https?:\/\/|www\.)\S+…?$/i
/** An address that a server cut for us. */
const CUT_TEXT = /^(\S{4,}?)(?:…|\.{3})$/
const SCHEME = /^https?:\/\/(?:www\.)?/i
const ESCAPES = /(?:%[\da-f]{2})+/gi
/** What may be shown unescaped: anything else would part an address, or hide or turn its letters. */
const READABLE = /^[\p{L}\p{M}\p{N}]+$/u

/** An address in three parts that together are all of it; readers see the middle one. */
export interface ShortAddress {
  readonly before: string
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
 * The host is always the true one.
 */
export function splitAddress(href: string): ShortAddress {
  const url = URL.parse(href)
  if (url === null || !/^https?:$/.test(url.protocol)) {
    return { before: '', shown: href, isCut: false, after: '' }
  }
  const host = url.host.replace(/^www\./, '')
  const password = url.password === '' ? '' : `:${url.password}`
  const login = url.username === '' && password === '' ? '' : `${url.username}${password}@`
  const path = unescapeLetters(`${url.pathname}${url.search}${url.hash}`)
  const shownPath = path.replace(/\/$/, '')
  const letters = Array.from(`${host}${shownPath}`)
  const isCut = letters.length > LONGEST_LINK
  const slash = shownPath !== path && href.trimEnd().endsWith('/') ? '/' : ''
  const end = isCut ? LONGEST_LINK - 1 : letters.length
  return {
    before: `${url.protocol}//${login}${url.host.slice(0, url.host.length - host.length)}`,
    shown: letters.slice(0, end).join(''),
    isCut,
    after: `${letters.slice(end).join('')}${slash}`,
  }
}

/** What readers see of an address. */
export function shortAddress(href: string): string {
  const { shown, isCut } = splitAddress(href)
  return isCut ? `${shown}…` : shown
}

const unescapeLetters = (path: string): string =>
  path.replace(ESCAPES, (escapes) => {
    try {
      const letters = decodeURIComponent(escapes)
      return READABLE.test(letters) ? letters : escapes
    } catch {
      return escapes
    }
  })
