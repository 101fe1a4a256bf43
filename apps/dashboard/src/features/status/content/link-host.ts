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
/** Dots of other scripts count as dots in a host, as slashes do not. */
const DOTS = /[\u3002\uff0e\uff61\u2024]/g

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
  const words = text.replace(UNSEEN, '').normalize('NFKC').replace(DOTS, '.')
  if (words.length > LONGEST_WORDS) return host
  const named = Array.from(words.matchAll(HOST), ([name]) => hostOf(`https://${name}`))
  const isTrue = named.every((name) => name === null || isSame(name, host))
  return isTrue && !TURNS.test(text) ? null : host
}

/** Without `www.`, which nobody counts as another place. */
function hostOf(address: string): string | null {
  const url = URL.parse(address)
  if (url === null || !/^https?:$/.test(url.protocol)) return null
  return url.hostname.replace(/^www\./, '')
}

const isSame = (one: string, other: string): boolean =>
  one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`)
