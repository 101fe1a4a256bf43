/**
 * A host as people write it, with or without a scheme, anywhere in a text. A label has 63 signs at most, and a host
 * 127 labels: what goes on for longer would be looked through once for each of its signs.
 */
const HOST =
  /(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?\.){1,126}[\p{L}\p{M}]{2,}/gu
/** Nobody reads more. UTF-16 units, also once signs are spelled out: one may stand for eighteen letters. */
const LONGEST_WORDS = 2_000
/** Seen as nothing, or turning what follows: none of it is part of a name. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu
const TURNS = /[\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c]/u
/** Also a number; behind a scheme anything, a single number or what stands in brackets too. */
const LITERAL = /https?:\/\/[^\s/?#\\,;()"<>]{1,300}|(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/gi
/** Around the host of one of these. */
const AROUND = /^https?:\/\/|[^\p{L}\p{N}\]]{1,300}$/giu
/** Dots of other scripts count as dots in a host, as slashes do not. */
const DOTS = /[\u3002\uff0e\uff61\u2024\ua4f8\ua60e]/g
/** Signs that only look like dots, where they stand between letters of a host. In words of their own scripts they mean something. */
const LIKE_DOTS =
  /(?<=[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\d])(?:[\u00b7\u0660\u06d4\u06f0\u0701\u0702\u2022\u2027\u2219\u22c5\u30fb\ua78f\u{10a50}]|\u{1d16d})(?=[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\d])/gu
/** Under which anybody may register a host: whoever names one does not name what is below it. */
const SHARED =
  /^(?:[^.]+|git(?:hub|lab)\.io|(?:pages|workers|fly)\.dev|(?:netlify|vercel|web|replit)\.app|(?:firebaseapp|herokuapp|onrender|blogspot|wordpress|tumblr|weebly|wixsite|substack|amazonaws)\.com|(?:azurewebsites|cloudfront)\.net|(?:ac|com?|edu|gob?|gov|net?|org?)\.[a-z]{2})$/
/** A host of another script as browsers write it: also where it spells no letters, it is read as a host. */
const SPELLED_OUT = /(?:^|[./])xn--/i
/**
 * Where a link truly leads, if its words say or hint that it leads somewhere else: they name a host, and it
 * is not the target's nor one above or below it; or they are turned around by invisible signs, or endless.
 *
 * @returns the true host, as browsers write it (`xn--` for other scripts); null where nothing is to be said
 */
export function trueHost(text: string, href: string): string | null {
  const host = hostOf(href)
  if (host === null) return null
  if (text.length > LONGEST_WORDS) return host
  const words = text
    .replace(UNSEEN, '')
    .normalize('NFKC')
    .replace(DOTS, '.')
    .replace(LIKE_DOTS, '.')
  if (words.length > LONGEST_WORDS) return host
  const isTrue = hostsIn(words).every((name) => name === null || isSame(name, host))
  return isTrue && !TURNS.test(text) ? null : host
}

const hostsIn = (words: string): readonly (string | null)[] =>
  [HOST, LITERAL].flatMap((pattern) =>
    Array.from(
      words.matchAll(pattern),
      ([name]) =>
        hostOf(`https://${name.replace(AROUND, '')}`) ?? (SPELLED_OUT.test(name) ? name : null),
    ),
  )

/** Without `www.`, which nobody counts as another place. null for what leads to no host. */
export function hostOf(address: string): string | null {
  const url = URL.parse(address)
  if (url === null || !/^https?:$/.test(url.protocol)) return null
  return url.hostname.replace(/^www\./, '')
}

/** @param named in the words of a link, whose target is at the host */
const isSame = (named: string, host: string): boolean =>
  named === host ||
  named.endsWith(`.${host}`) ||
  (host.endsWith(`.${named}`) && !SHARED.test(named))

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
