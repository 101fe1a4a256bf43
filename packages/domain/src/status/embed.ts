import { isPrivateAddress } from '../addresses/index.ts'
import { escapeHtml } from '../text/index.ts'
import { getFrameSource } from './card-frame.ts'

/**
 * Returns the URL of the frame in the embed HTML. No other part of the HTML is ever used. Only URLs of the requested
 * server or of the post's server are allowed, so that no third host learns that the user opened a preview.
 *
 * @param origins `https://host` of both servers, the own server first
 * @returns null for HTML without a frame, and for a frame of another origin. Never throws.
 * @see MOD-14
 */
export function getEmbedFrameUrl(html: string, origins: readonly string[]): string | null {
  const src = getFrameSource(html)
  if (!/^https?:\/\//i.test(src) || !URL.canParse(src)) return null
  const { href, origin, username, password } = new URL(src)
  const isAsked = origins.includes(origin) && !isPrivateAddress(href, origins[0] ?? href)
  return username === '' && password === '' && isAsked ? href : null
}

const WEB_ADDRESS = /^https?:\/\//i

/**
 * Creates embed HTML that quotes a status by its URL, for servers without embed HTML. Anything but a web URL stays
 * plain text. Never throws.
 *
 * @see MOD-14
 */
export function createPlainEmbed(url: string): string {
  const escapedUrl = escapeHtml(url)
  if (!WEB_ADDRESS.test(url)) return `<blockquote>${escapedUrl}</blockquote>`
  return `<blockquote cite="${escapedUrl}"><a href="${escapedUrl}">${escapedUrl}</a></blockquote>`
}
