import { escapeHtml } from '@colonnade/domain/text'
import type { Db } from '../store/store.ts'
import type { Id, StoredMention } from '../store/tables.ts'
import { type TextToken, tokeniseText } from './tokenise-text.ts'

const shortcode = /(?<![\p{L}\p{N}:]):([a-zA-Z0-9_]{2,}):(?![\p{L}\p{N}:])/gu

/** @returns the known shortcodes in some texts, each once */
export function findEmojiCodes(texts: readonly string[], known: ReadonlySet<string>): string[] {
  const found = new Set<string>()
  for (const text of texts) {
    for (const [, code] of text.matchAll(shortcode)) {
      if (code !== undefined && known.has(code)) found.add(code)
    }
  }
  return [...found]
}

/** Placeholder for the server's own origin in stored HTML, because the server can be reached at several addresses. */
export const LOCAL_ORIGIN = 'https://instance.invalid'

/** How many characters of a long link Mastodon shows. */
const VISIBLE_URL_LENGTH = 30

export interface RenderedContent {
  readonly html: string
  readonly mentions: readonly StoredMention[]
  readonly tags: readonly string[]
}

/**
 * Renders plain text as the HTML that Mastodon sends: paragraphs, h-card mentions, hashtags, shortened links.
 *
 * @param resolve finds the account for `user` or `user@domain`; null leaves the mention as text
 */
export function renderContent(
  text: string,
  resolve: (acct: string) => StoredMention | null,
): RenderedContent {
  const mentions = new Map<string, StoredMention>()
  const tags = new Set<string>()
  const html = tokeniseText(text)
    .map((token) => renderToken(token, { resolve, mentions, tags }))
    .join('')

  return { html: toParagraphs(html), mentions: [...mentions.values()], tags: [...tags] }
}

interface RenderState {
  readonly resolve: (acct: string) => StoredMention | null
  readonly mentions: Map<string, StoredMention>
  readonly tags: Set<string>
}

function renderToken(token: TextToken, collected: RenderState): string {
  switch (token.kind) {
    case 'text':
      return escapeHtml(token.text)
    case 'url':
      return renderLink(token.text)
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

/** Renders a link. The scheme and the end of a long address are hidden by CSS classes. */
export function renderLink(url: string, rel = 'nofollow noopener noreferrer'): string {
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

/** Returns the URL of a profile, with `LOCAL_ORIGIN` for accounts of this server. */
export function getAccountUrl(account: { username: string; domain: string | null }): string {
  return `${getServerOrigin(account.domain)}/@${account.username}`
}

/** Servers on this machine have no certificates. */
const LOOPBACK_HOST = /^(?:localhost|127\.0\.0\.1)(?::\d+)?$/

function getServerOrigin(domain: string | null): string {
  if (domain === null) return LOCAL_ORIGIN
  return `${LOOPBACK_HOST.test(domain) ? 'http' : 'https'}://${domain}`
}

/** Returns the id of an account in the form of Mastodon's ActivityPub ids, which differs from its page. */
export const getAccountUri = (account: { username: string; domain: string | null }): string =>
  `${getServerOrigin(account.domain)}/users/${account.username}`

interface StatusAddressParts {
  readonly id: Id
  readonly uri: string | null
  readonly url: string | null
  readonly reblog_of_id: Id | null
}

/** Returns the id of a status that is the same on all servers, with `LOCAL_ORIGIN` for statuses of this server. */
export function getStatusUri(
  { id, uri, reblog_of_id }: Omit<StatusAddressParts, 'url'>,
  author: { username: string; domain: string | null },
): string {
  if (uri !== null) return uri
  return `${getAccountUri(author)}/statuses/${id}${reblog_of_id === null ? '' : '/activity'}`
}

/** Returns the page of a status on its own server. */
export const getStatusUrl = (
  { id, url }: Pick<StatusAddressParts, 'id' | 'url'>,
  author: { username: string; domain: string | null },
): string => url ?? `${getAccountUrl(author)}/${id}`

/** Returns the URL of the quoted status; null when there is none or it was deleted. */
export async function findQuotedUrl(db: Db, id: Id | null): Promise<string | null> {
  if (id === null) return null
  const author = await db
    .selectFrom('statuses as s')
    .innerJoin('accounts as a', 'a.id', 's.account_id')
    .select(['a.username', 'a.domain', 's.id', 's.url'])
    .where('s.id', '=', id)
    .executeTakeFirst()
  return author === undefined ? null : getStatusUrl(author, author)
}

/** The first line of a quote post for clients without quote support. Others hide it by its class. */
export const renderQuoteLine = (page: string): string =>
  `<p class="quote-inline">RE: ${renderLink(page)}</p>`
