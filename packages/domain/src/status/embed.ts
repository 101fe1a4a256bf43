import { isInner } from '../addresses/index.ts'
import { escapeHtml } from '../text/index.ts'
import { frameSource } from './card-frame.ts'

/**
 * The address that the code of an embed would put into a frame. Of that code nothing but this is ever used, and only
 * where it leads to the server that was asked for it, or to the one that the post stands on: no third host hears of a
 * look at a preview.
 *
 * @param origins `https://host`, of those two, the server's own first
 * @returns null for code without a frame, and for a frame of anybody else. Never throws.
 * @see MOD-14
 */
export function embedFrame(html: string, origins: readonly string[]): string | null {
  const src = frameSource(html)
  if (!/^https?:\/\//i.test(src) || !URL.canParse(src)) return null
  const { href, origin, username, password } = new URL(src)
  const isAsked = origins.includes(origin) && !isInner(href, origins[0] ?? href)
  return username === '' && password === '' && isAsked ? href : null
}

const WEB_ADDRESS = /^https?:\/\//i

/**
 * Code that quotes a status by its address alone, for servers that give none of their own. What is no
 * web address stays words. Never throws.
 *
 * @see MOD-14
 */
export function plainEmbed(url: string): string {
  const shown = escapeHtml(url)
  if (!WEB_ADDRESS.test(url)) return `<blockquote>${shown}</blockquote>`
  return `<blockquote cite="${shown}"><a href="${shown}">${shown}</a></blockquote>`
}
