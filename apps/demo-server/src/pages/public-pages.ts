import { escapeHtml } from '@colonnade/domain/text'
import { createHtmlResponse, notFound } from '../http/response.ts'
import type { InstanceSettings } from '../instance-settings.ts'
import { serializeOneStatus } from '../serialize/status.ts'
import { findStatus } from '../store/find-rows.ts'
import type { Store } from '../store/store.ts'
import { createPageResponse, hashStyle } from './page-response.ts'
import { settingsStyle } from './settings/settings-page.ts'

/** Creates a page of text. @param body HTML, already escaped */
const createTextPage = (title: string, body: string): Response =>
  createPageResponse(
    { title, body: `${body}\n<p><a href="/">Open the dashboard</a></p>` },
    { style: settingsStyle, isTall: true },
  )

const renderRules = ({ rules }: InstanceSettings): string =>
  `<ol>${rules.map((rule) => `<li>${escapeHtml(rule)}</li>`).join('')}</ol>`

/** Creates the page about the instance. */
export function createAboutPage(settings: InstanceSettings, host: string): Response {
  const { title, description, version } = settings
  return createTextPage(
    `About ${host}`,
    `<h1>${escapeHtml(title)} on ${escapeHtml(host)}</h1>
<p>${escapeHtml(description)}</p>
<p>This demo server implements the Mastodon API. It stores its data on this machine and doesn’t connect to other servers. Its accounts are fictional.</p>
<h2>Server rules</h2>${renderRules(settings)}
<p>Version ${escapeHtml(version)}. <a href="/terms">Terms</a></p>`,
  )
}

/** Creates the page with the terms of service. @see RTE-09 */
export function createTermsPage(settings: InstanceSettings, host: string): Response {
  return createTextPage(
    'Terms',
    `<h1>Terms of service of ${escapeHtml(host)}</h1>
<p>This is a demo server for one machine. Anyone who can reach this address can read and post here.</p>
<h2>What is stored</h2>
<p>Your posts, follows, settings and pictures are stored on this machine until you delete them. They are not sent to other servers, and your visits are not tracked.</p>
<h2>Who can read your posts</h2>
<p>Public and unlisted posts: anyone who can reach this address. Followers-only posts: your followers. Direct posts: the people mentioned in them. Posts are not encrypted, so the operator of this machine can read all of them.</p>
<h2>Server rules</h2>${renderRules(settings)}
<p>Moderators may delete posts that break a rule.</p>`,
  )
}

const EMBED_STYLE = `body { margin: 0; font: 16px/1.5 system-ui, sans-serif } article { padding: 16px; border: 1px solid #ccc; border-radius: 8px } .invisible { display: none } .ellipsis::after { content: '…' }`

/** Can be embedded in a frame of any site, because it is read-only. */
const EMBED_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy': `default-src 'none'; style-src ${hashStyle(EMBED_STYLE)}; form-action 'none'; base-uri 'none'; sandbox allow-popups allow-popups-to-escape-sandbox`,
}

/**
 * Creates a page with one public post, to be embedded in a frame of another site.
 *
 * @throws {ApiFailure} 404 for a post that is not public
 */
export async function createEmbedPage(
  store: Store,
  statusId: string,
  origin: string,
): Promise<Response> {
  const row = await findStatus(store.db, null, statusId)
  if (row === undefined || row.reblog_of_id !== null) throw notFound()
  const status = await serializeOneStatus({ store, viewer: null, origin }, row)
  const { account, content, spoiler_text, url, created_at } = status
  const words =
    spoiler_text === ''
      ? content
      : `<details><summary>${escapeHtml(spoiler_text)}</summary>${content}</details>`
  return createHtmlResponse(
    `<!doctype html>
<html lang="${escapeHtml(status.language ?? 'en')}">
<head><meta charset="utf-8" /><title>${escapeHtml(account.display_name)}</title><base target="_blank" />
<style>${EMBED_STYLE}</style></head>
<body><article dir="auto">
<p><a href="${escapeHtml(account.url)}"><strong>${escapeHtml(account.display_name)}</strong> @${escapeHtml(account.acct)}</a></p>
${words}
<p><a href="${escapeHtml(url ?? '')}"><time datetime="${created_at}">${escapeHtml(created_at.slice(0, 16).replace('T', ' '))}</time></a></p>
</article></body></html>`,
    { headers: EMBED_HEADERS },
  )
}
