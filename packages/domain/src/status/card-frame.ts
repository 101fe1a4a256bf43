import { isPrivateAddress } from '../addresses/index.ts'
import type { PreviewCardEntity } from '../entities/index.ts'

/** Attributes exclude `<`, so that HTML with many unterminated frames is read once, not once per frame. */
const FRAME = /<iframe(?=\s)[^<>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)')/i

/** Maximum length of the embed HTML, in UTF-16 units. Longer HTML is more than a frame. */
const MAX_HTML_LENGTH = 4_000

/**
 * Returns the URL of the frame in the embed HTML of a site; empty for none. No other part of the HTML is ever used.
 */
export function getFrameSource(code: string): string {
  if (code.length > MAX_HTML_LENGTH) return ''
  const [, double, single] = FRAME.exec(code) ?? []
  return (double ?? single ?? '').trim().replaceAll('&amp;', '&')
}

/** The embedded player or page of another site. */
export interface CardFrame {
  readonly src: string
  /** The host that will receive the request. The user sees it before. */
  readonly host: string
}

const NOWHERE = 'https://page.invalid'

/** Base URLs that show whether an address has its own host. */
const BASE_URLS = [NOWHERE, 'http://page.invalid']

/**
 * Finds the frame in the embed HTML of a site, such as a video player. No other part of the HTML is ever used. Hosts
 * are compared as the browser parses them, not as they are spelled.
 *
 * @param ownHosts content from these hosts could access the user's account, and is not from another site
 * @returns null if there is no allowed frame. Never throws.
 * @see ST-28
 */
export function findCardFrame(
  { type, html }: Pick<PreviewCardEntity, 'type' | 'html'>,
  ownHosts: readonly string[],
): CardFrame | null {
  if (type !== 'video' && type !== 'rich') return null
  const src = getFrameSource(html)
  if (!/^https:\/\//i.test(src) || !URL.canParse(src)) return null
  const { href, host, username, password } = new URL(src)
  const isOwn = ownHosts.some((own) => stripRootDot(normaliseHost(own)) === stripRootDot(host))
  const isLocal = ownHosts.every((own) => isPrivateAddress(href, toAddress(own)))
  return username !== '' || password !== '' || isOwn || isLocal ? null : { src: href, host }
}

/**
 * Whether the image of a card comes from the linked site itself. Loading it would reveal the user to that site before
 * any click.
 *
 * @returns false for content of the user's own hosts. Never throws.
 * @see ST-28
 */
export function isPictureOfSite(
  { url, image }: Pick<PreviewCardEntity, 'url' | 'image'>,
  ownHosts: readonly string[],
): boolean {
  const sites = getBareHosts(url)
  const own = ownHosts.flatMap((host) => getBareHosts(`//${host}`))
  const isSameSite = (source: string) =>
    !own.includes(source) && sites.some((site) => source === site || source.endsWith(`.${site}`))
  return getBareHosts(image ?? '').some(isSameSite)
}

/** Normalises a host as the browser does. */
const normaliseHost = (host: string): string =>
  URL.canParse(`https://${host}`) ? new URL(`https://${host}`).host : host

const toAddress = (host: string): string => URL.parse(`https://${host}`)?.href ?? NOWHERE

/** Strips the root dot, because both names are the same host. */
const stripRootDot = (host: string): string => host.replace(/\.(?=:\d+$|$)/, '')

/**
 * Returns the hosts of an address without port and `www.`; empty for an address of no other host. An address with a
 * scheme and without slashes is parsed differently on a page of that scheme, so both results count.
 */
function getBareHosts(address: string): readonly string[] {
  return BASE_URLS.filter((page) => URL.canParse(address, page))
    .map((page) => new URL(address, page))
    .filter(({ protocol, origin }) => /^https?:$/.test(protocol) && !BASE_URLS.includes(origin))
    .map(({ hostname }) => stripRootDot(hostname).replace(/^www\./, ''))
}
