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
/** The same as a number. */
const NUMBER = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/g
/** Behind a scheme anything is a host, also a single number or what stands in brackets. */
const AUTHORITY = /https?:\/\/[^\s/?#\\,;()"<>]{1,300}/gi
/** Dots of other scripts count as dots in a host, as slashes do not. */
const DOTS = /[\u3002\uff0e\uff61\u2024\ua4f8\ua60e]/g
/** Signs that only look like dots, where they stand between letters of a host. In words of their own scripts they mean something. */
const LIKE_DOTS =
  /(?<=[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\d])[\u00b7\u0387\u0589\u0660\u06d4\u06f0\u0701\u0702\u1427\u16eb\u2022\u2027\u2219\u22c5\u2e31\u2e33\u30fb\ua78f\u{10101}\u{10a50}\u{1d16d}](?=[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\d])/gu
/** Hosts of many: whoever names one does not name who is below it. The rest of the two-letter ones follows a rule. */
const SHARED = new Set(
  'github.io gitlab.io codeberg.page pages.dev workers.dev netlify.app vercel.app web.app firebaseapp.com herokuapp.com onrender.com fly.dev glitch.me repl.co replit.app surge.sh neocities.org blogspot.com wordpress.com tumblr.com wixsite.com weebly.com substack.com azurewebsites.net cloudfront.net amazonaws.com ngrok.io ngrok.app ngrok-free.app trycloudflare.com duckdns.org'.split(
    ' ',
  ),
)
const SHARED_BY_COUNTRY = /^(?:ac|co|com|edu|go|gob|gov|ne|net|or|org)\.[a-z]{2}$/

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

const hostsIn = (words: string): readonly (string | null)[] => [
  ...Array.from(words.matchAll(HOST), ([name]) => hostOf(`https://${name}`)),
  ...Array.from(words.matchAll(NUMBER), ([name]) => hostOf(`https://${name}`)),
  ...Array.from(words.matchAll(AUTHORITY), ([name]) =>
    hostOf(name.replace(/[^\p{L}\p{N}\]]+$/u, '')),
  ),
]

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
  (host.endsWith(`.${named}`) && !SHARED.has(named) && !SHARED_BY_COUNTRY.test(named))
