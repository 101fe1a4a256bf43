import { escapeHtml } from '../text/index.ts'

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
