/** What opens something to read or to write to; no other program, and nothing that acts in the page. */
const SCHEMES: ReadonlySet<string> = new Set([
  'http:',
  'https:',
  'mailto:',
  'xmpp:',
  'gemini:',
  'magnet:',
])

/**
 * Whether a link of a text may lead there: a whole address of a scheme that is safe, which means the same on every page.
 *
 * @param base the address of the page: `https:menu` is a whole address anywhere else, and a place on a page of https
 */
export function isSafeAddress(href: string, base: string): boolean {
  const url = URL.parse(href)
  return url !== null && SCHEMES.has(url.protocol) && URL.parse(href, base)?.href === url.href
}
