/**
 * A host as people write it, with or without a scheme, anywhere in a text. A label has at most 63 characters, and a
 * host at most 127 labels. Without these limits, a longer match would be retried from each of its characters.
 */
const HOST =
  /(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?\.){1,126}[\p{L}\p{M}]{2,}/gu
/** No one reads more. In UTF-16 units, also after normalisation: one character may expand to eighteen letters. */
const MAX_TEXT_LENGTH = 2_000
/** Invisible characters, or marks that change the text direction. They are never part of a host. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu
const DIRECTION_MARKS = /[\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c]/u
/** An IP address; after a scheme any host, including a single number or brackets. */
const IP_OR_URL = /https?:\/\/[^\s/?#\\,;()"<>]{1,300}|(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/gi
/** The parts around the host in a match of `IP_OR_URL`. */
const AROUND_HOST = /^https?:\/\/|[^\p{L}\p{N}\]]{1,300}$/giu
/** Dots of other scripts are separators in a host; slashes of other scripts are not. */
const DOTS = /[\u3002\uff0e\uff61\u2024\ua4f8\ua60e]/g
/**
 * Characters that only look like dots, between letters of a host. In text of their own scripts they have a meaning.
 */
const DOT_LOOKALIKES =
  /(?<=[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\d])(?:[\u00b7\u0660\u06d4\u06f0\u0701\u0702\u2022\u2027\u2219\u22c5\u30fb\ua78f\u{10a50}]|\u{1d16d})(?=[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\d])/gu
/** Domains under which anyone can register a host. Naming one of them does not name the hosts below it. */
const SHARED_DOMAINS =
  /^(?:[^.]+|git(?:hub|lab)\.io|(?:pages|workers|fly)\.dev|(?:netlify|vercel|web|replit)\.app|(?:firebaseapp|herokuapp|onrender|blogspot|wordpress|tumblr|weebly|wixsite|substack|amazonaws)\.com|(?:azurewebsites|cloudfront)\.net|(?:ac|com?|edu|gob?|gov|net?|org?)\.[a-z]{2})$/
/** A host in punycode. It counts as a host even when it does not decode to letters. */
const PUNYCODE = /(?:^|[./])xn--/i
/**
 * Returns the host of a link if its text names or suggests another one: the text names a host that is not the
 * target's, nor a parent or a subdomain of it; or it contains direction marks; or it is too long.
 *
 * @returns the true host as browsers write it (`xn--` for other scripts); null when the text is not misleading
 */
export function findMisleadingHost(text: string, href: string): string | null {
  const host = getHost(href)
  if (host === null) return null
  if (text.length > MAX_TEXT_LENGTH) return host
  const words = text
    .replace(INVISIBLE, '')
    .normalize('NFKC')
    .replace(DOTS, '.')
    .replace(DOT_LOOKALIKES, '.')
  if (words.length > MAX_TEXT_LENGTH) return host
  const isTrue = findHosts(words).every((name) => name === null || isSameSite(name, host))
  return isTrue && !DIRECTION_MARKS.test(text) ? null : host
}

const findHosts = (words: string): readonly (string | null)[] =>
  [HOST, IP_OR_URL].flatMap((pattern) =>
    Array.from(
      words.matchAll(pattern),
      ([name]) =>
        getHost(`https://${name.replace(AROUND_HOST, '')}`) ?? (PUNYCODE.test(name) ? name : null),
    ),
  )

/** Returns the host of a URL without `www.`, which is not considered another site. null when it has no host. */
export function getHost(address: string): string | null {
  const url = URL.parse(address)
  if (url === null || !/^https?:$/.test(url.protocol)) return null
  return url.hostname.replace(/^www\./, '')
}

/** @param named a host in the link's text, compared with the target's host */
const isSameSite = (named: string, host: string): boolean =>
  named === host ||
  named.endsWith(`.${host}`) ||
  (host.endsWith(`.${named}`) && !SHARED_DOMAINS.test(named))

/**
 * Schemes that open something to read or to write to. Excludes schemes that start other programs or run code in the
 * page.
 */
const SAFE_SCHEMES: ReadonlySet<string> = new Set([
  'http:',
  'https:',
  'mailto:',
  'xmpp:',
  'gemini:',
  'magnet:',
])

/**
 * Whether a link may be followed: it is an absolute URL with a safe scheme, which means the same on every page.
 *
 * @param base the URL of the page. `https:menu` is an absolute URL on most pages, but a relative one on an https
 *   page.
 */
export function isSafeUrl(href: string, base: string): boolean {
  const url = URL.parse(href)
  return url !== null && SAFE_SCHEMES.has(url.protocol) && URL.parse(href, base)?.href === url.href
}
