import type { PreviewCardEntity } from '../entities/index.ts'

/** What another site plays or shows, at its own address. */
export interface CardFrame {
  readonly src: string
  /** Who is asked for it: the reader is told before. */
  readonly host: string
}

const FRAME = /<iframe(?=\s)[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)')/i
/** Nothing before the host that would hide it, nothing in it that browsers read otherwise. */
const HTTPS = /^https:\/\/([^/?#\\@\s]+)(?:[/?#]|$)/i

/** The host of an address, in small letters; null for one that is not plain https. Never throws. */
function httpsHost(address: string): string | null {
  return HTTPS.exec(address)?.[1]?.toLowerCase() ?? null
}

/**
 * The frame in the code that a site offers for its films and the like. Of that code nothing but this
 * address is ever used.
 *
 * @param ownHosts in small letters: what they serve may reach the reader's account, and is no stranger's
 * @returns null where there is none that may be shown. Never throws.
 * @see ST-28
 */
export function cardFrame(
  { type, html }: Pick<PreviewCardEntity, 'type' | 'html'>,
  ownHosts: readonly string[],
): CardFrame | null {
  if (type !== 'video' && type !== 'rich') return null
  const [, double, single] = FRAME.exec(html) ?? []
  const src = (double ?? single ?? '').trim().replaceAll('&amp;', '&')
  const host = httpsHost(src)
  return host === null || ownHosts.includes(host) ? null : { src, host }
}

/**
 * Whether a card's picture comes from the very site that the link leads to: to load it would tell that
 * site who reads, before anybody pressed anything.
 *
 * @returns false for what the reader's own hosts serve. Never throws.
 * @see ST-28
 */
export function isPictureOfSite(
  { url, image }: Pick<PreviewCardEntity, 'url' | 'image'>,
  ownHosts: readonly string[],
): boolean {
  const [site, source] = [url, image ?? ''].map((address) => bareHost(address))
  if (site === undefined || site === '' || source === undefined) return false
  if (ownHosts.some((host) => bareHost(`//${host}`) === source)) return false
  return source === site || source.endsWith(`.${site}`)
}

/** Without scheme, port and `www.`; empty for what is no address of the web. */
function bareHost(address: string): string {
  const [, host = ''] = /^(?:https?:)?\/\/([^/?#\\@\s]+)/i.exec(address) ?? []
  return host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^www\./, '')
}
