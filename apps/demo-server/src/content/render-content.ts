import { escapeHtml } from '@colonnade/domain/text'
import type { Db } from '../store/store.ts'
import type { Id, StoredMention } from '../store/tables.ts'
import { type TextToken, tokensOfText } from './tokens-of-text.ts'

const shortcode = /(?<![\p{L}\p{N}:]):([a-zA-Z0-9_]{2,}):(?![\p{L}\p{N}:])/gu

/** @returns the known shortcodes that a text uses, each once */
export function emojiCodesIn(texts: readonly string[], known: ReadonlySet<string>): string[] {
  const found = new Set<string>()
  for (const text of texts) {
    for (const [, code] of text.matchAll(shortcode)) {
      if (code !== undefined && known.has(code)) found.add(code)
    }
  }
  return [...found]
}

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

/** Where a person's page is; with `LOCAL_ORIGIN` for the people of this instance. */
export function accountUrl(account: { username: string; domain: string | null }): string {
  const origin = account.domain === null ? LOCAL_ORIGIN : `https://${account.domain}`
  return `${origin}/@${account.username}`
}

/** Where the quoted status stands; null for none, or none any more. */
export async function quotedPage(db: Db, id: Id | null): Promise<string | null> {
  if (id === null) return null
  const author = await db
    .selectFrom('statuses as s')
    .innerJoin('accounts as a', 'a.id', 's.account_id')
    .select(['a.username', 'a.domain'])
    .where('s.id', '=', id)
    .executeTakeFirst()
  return author === undefined ? null : `${accountUrl(author)}/${id}`
}

/** What stands first in a status that quotes, for clients that know no quotes; the others leave it out by its class. */
export const quoteLine = (page: string): string => `<p class="quote-inline">RE: ${linkTo(page)}</p>`
