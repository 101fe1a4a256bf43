import { escapeHtml } from '@colonnade/domain/text'
import type { StoredMention } from '../store/tables.ts'
import { type TextToken, tokensOfText } from './tokens-of-text.ts'

/** Stands for the instance's own address in stored HTML: the same world answers under many addresses. */
export const LOCAL_ORIGIN = 'https://instance.invalid'

/** What Mastodon leaves visible of a long address. */
const VISIBLE_URL_LENGTH = 30

export interface RenderedContent {
  readonly html: string
  readonly mentions: readonly StoredMention[]
  readonly tags: readonly string[]
}

/**
 * Plain text to the HTML that Mastodon sends: paragraphs, h-card mentions, hashtags, shortened links.
 *
 * @param resolve the account behind `user` or `user@domain`; null leaves the mention as text
 */
export function renderContent(
  text: string,
  resolve: (acct: string) => StoredMention | null,
): RenderedContent {
  const mentions = new Map<string, StoredMention>()
  const tags = new Set<string>()
  const html = tokensOfText(text)
    .map((token) => renderToken(token, { resolve, mentions, tags }))
    .join('')

  return { html: toParagraphs(html), mentions: [...mentions.values()], tags: [...tags] }
}

interface Collected {
  readonly resolve: (acct: string) => StoredMention | null
  readonly mentions: Map<string, StoredMention>
  readonly tags: Set<string>
}

function renderToken(token: TextToken, collected: Collected): string {
  switch (token.kind) {
    case 'text':
      return escapeHtml(token.text)
    case 'url':
      return linkTo(token.text)
    case 'tag':
      collected.tags.add(token.tag)
      return `<a href="${LOCAL_ORIGIN}/tags/${encodeURIComponent(token.tag)}" class="mention hashtag" rel="tag">#<span>${escapeHtml(token.text.slice(1))}</span></a>`
    case 'mention': {
      const mention = collected.resolve(token.acct)
      if (mention === null) return escapeHtml(token.text)
      collected.mentions.set(mention.id, mention)
      return `<span class="h-card" translate="no"><a href="${escapeHtml(mention.url)}" class="u-url mention">@<span>${escapeHtml(mention.username)}</span></a></span>`
    }
  }
}

/** The scheme and what is too long are in the page, but not seen. */
export function linkTo(url: string, rel = 'nofollow noopener noreferrer'): string {
  const prefix = /^https?:\/\/(?:www\.)?/i.exec(url)?.[0] ?? ''
  const shown = url.slice(prefix.length, prefix.length + VISIBLE_URL_LENGTH)
  const rest = url.slice(prefix.length + VISIBLE_URL_LENGTH)
  return `<a href="${escapeHtml(url)}" target="_blank" rel="${rel}" translate="no"><span class="invisible">${escapeHtml(prefix)}</span><span class="${rest === '' ? '' : 'ellipsis'}">${escapeHtml(shown)}</span><span class="invisible">${escapeHtml(rest)}</span></a>`
}

function toParagraphs(html: string): string {
  if (html.trim() === '') return ''
  return html
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br />')}</p>`)
    .join('')
}
