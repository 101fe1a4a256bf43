import { isInner } from '../addresses/index.ts'
import type { PreviewCardEntity } from '../entities/index.ts'

/** An attribute holds no `<`, so that code of many frames that never end is read once, and not once for each of them. */
const FRAME = /<iframe(?=\s)[^<>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)')/i

/** Of the code for a frame, in UTF-16 units: what is longer is no frame alone. */
const LONGEST_CODE = 4_000

/** The address of the frame in the code that a site offers. Of that code nothing else is ever used. Empty for none. */
export function frameSource(code: string): string {
  if (code.length > LONGEST_CODE) return ''
  const [, double, single] = FRAME.exec(code) ?? []
  return (double ?? single ?? '').trim().replaceAll('&amp;', '&')
}

/** What another site plays or shows, at its own address. */
export interface CardFrame {
  readonly src: string
  /** Who is asked for it: the reader is told before. */
  readonly host: string
}

const NOWHERE = 'https://page.invalid'

/** Whose address it would be without a host of its own. */
const PAGES = [NOWHERE, 'http://page.invalid']

/**
 * The frame in the code that a site offers for its films and the like. Of that code nothing but this
 * address is ever used. Hosts are compared as the browser reads them, not as they are spelled.
 *
 * @param ownHosts what they serve may reach the reader's account, and is no stranger's
 * @returns null where there is none that may be shown. Never throws.
 * @see ST-28
 */
export function cardFrame(
  { type, html }: Pick<PreviewCardEntity, 'type' | 'html'>,
  ownHosts: readonly string[],
): CardFrame | null {
  if (type !== 'video' && type !== 'rich') return null
  const src = frameSource(html)
  if (!/^https:\/\//i.test(src) || !URL.canParse(src)) return null
  const { href, host, username, password } = new URL(src)
  const isOwn = ownHosts.some((own) => undotted(hostOf(own)) === undotted(host))
  const isLocal = ownHosts.every((own) => isInner(href, asAddress(own)))
  return username !== '' || password !== '' || isOwn || isLocal ? null : { src: href, host }
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
  const sites = bareHosts(url)
  const own = ownHosts.flatMap((host) => bareHosts(`//${host}`))
  const isOf = (source: string) =>
    !own.includes(source) && sites.some((site) => source === site || source.endsWith(`.${site}`))
  return bareHosts(image ?? '').some(isOf)
}

/** As the browser writes it. */
const hostOf = (host: string): string =>
  URL.canParse(`https://${host}`) ? new URL(`https://${host}`).host : host

const asAddress = (host: string): string => URL.parse(`https://${host}`)?.href ?? NOWHERE

/** A name is the same with the root's dot behind it. */
const undotted = (host: string): string => host.replace(/\.(?=:\d+$|$)/, '')

/**
 * Without port and `www.`; none for what is no address of another host. What has a scheme and no slashes is read in
 * one way on a page of that scheme and in another elsewhere: both count.
 */
function bareHosts(address: string): readonly string[] {
  return PAGES.filter((page) => URL.canParse(address, page))
    .map((page) => new URL(address, page))
    .filter(({ protocol, origin }) => /^https?:$/.test(protocol) && !PAGES.includes(origin))
    .map(({ hostname }) => undotted(hostname).replace(/^www\./, ''))
}
