const LONGEST_LINK = 30
const ADDRESS_TEXT = /^(?:https?:\/\/|www\.)\S+…?$/i

/** Whether a link's text is itself an address, so that it must not differ from where it leads. */
export function isAddressText(text: string): boolean {
  return ADDRESS_TEXT.test(text.trim())
}

/**
 * An address as a reader wants it: without scheme, `www.` and closing slash, cut after 30
 * characters. The host is always the true one.
 */
export function shortAddress(href: string): string {
  const url = URL.parse(href)
  if (url === null || !/^https?:$/.test(url.protocol)) return href
  const host = url.host.replace(/^www\./, '')
  const rest = decoded(`${url.pathname}${url.search}${url.hash}`).replace(/\/$/, '')
  const letters = Array.from(`${host}${rest}`)
  return letters.length <= LONGEST_LINK
    ? letters.join('')
    : `${letters.slice(0, LONGEST_LINK - 1).join('')}…`
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
