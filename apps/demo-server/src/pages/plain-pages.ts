import { escapeHtml } from '@colonnade/domain/text'
import { html, notFound } from '../http/reply.ts'
import type { InstanceSettings } from '../instance-settings.ts'
import { serializeOneStatus } from '../serialize/status.ts'
import { findStatus } from '../store/reads.ts'
import type { Store } from '../store/store.ts'
import { framedReply, sourceOf } from './framed-reply.ts'
import { settingsStyle } from './settings/settings-page.ts'

/** A page of words. @param body HTML, already safe */
const wordsPage = (title: string, body: string): Response =>
  framedReply(
    { title, body: `${body}\n<p><a href="/">Open the dashboard</a></p>` },
    { style: settingsStyle, isTall: true },
  )

const rulesOf = ({ rules }: InstanceSettings): string =>
  `<ol>${rules.map((rule) => `<li>${escapeHtml(rule)}</li>`).join('')}</ol>`

/** What this place is. */
export function aboutPage(settings: InstanceSettings, host: string): Response {
  const { title, description, version } = settings
  return wordsPage(
    `About ${host}`,
    `<h1>${escapeHtml(title)} on ${escapeHtml(host)}</h1>
<p>${escapeHtml(description)}</p>
<p>It speaks the Mastodon API, keeps what you write on this machine, and talks to no other server: the people in it are made up.</p>
<h2>What it asks of its people</h2>${rulesOf(settings)}
<p>Version ${escapeHtml(version)}. <a href="/terms">Terms</a></p>`,
  )
}

/** What holds for whoever posts here. @see RTE-09 */
export function termsPage(settings: InstanceSettings, host: string): Response {
  return wordsPage(
    'Terms',
    `<h1>Terms of ${escapeHtml(host)}</h1>
<p>This is a small instance for one machine. Whoever can reach this address can read it and post here.</p>
<h2>What is kept</h2>
<p>What you post, whom you follow, your settings and your pictures stay in its database on this machine, until you delete them. Nothing of it goes to another server, and nobody counts your visits.</p>
<h2>Who can read it</h2>
<p>Public and unlisted posts: everybody who can reach this address. Followers-only posts: who follows you. Direct posts: who is named in them. None of them is encrypted, so who runs the machine can read them all.</p>
<h2>What is asked of you</h2>${rulesOf(settings)}
<p>Those who keep order may delete what breaks a rule.</p>`,
  )
}

const STYLE = `body { margin: 0; font: 16px/1.5 system-ui, sans-serif } article { padding: 16px; border: 1px solid #ccc; border-radius: 8px } .invisible { display: none } .ellipsis::after { content: '…' }`

/** May stand in a frame anywhere, where it is only read. */
const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy': `default-src 'none'; style-src ${sourceOf(STYLE)}; form-action 'none'; base-uri 'none'; sandbox allow-popups allow-popups-to-escape-sandbox`,
}

/**
 * One public status by itself, for a frame on somebody's page.
 *
 * @throws {ApiFailure} 404 for what not everybody may see
 */
export async function embedPage(store: Store, statusId: string, origin: string): Promise<Response> {
  const row = await findStatus(store.db, null, statusId)
  if (row === undefined || row.reblog_of_id !== null) throw notFound()
  const status = await serializeOneStatus({ store, viewer: null, origin }, row)
  const { account, content, spoiler_text, url, created_at } = status
  const words =
    spoiler_text === ''
      ? content
      : `<details><summary>${escapeHtml(spoiler_text)}</summary>${content}</details>`
  return html(
    `<!doctype html>
<html lang="${escapeHtml(status.language ?? 'en')}">
<head><meta charset="utf-8" /><title>${escapeHtml(account.display_name)}</title><base target="_blank" />
<style>${STYLE}</style></head>
<body><article dir="auto">
<p><a href="${escapeHtml(account.url)}"><strong>${escapeHtml(account.display_name)}</strong> @${escapeHtml(account.acct)}</a></p>
${words}
<p><a href="${escapeHtml(url ?? '')}"><time datetime="${created_at}">${escapeHtml(created_at.slice(0, 16).replace('T', ' '))}</time></a></p>
</article></body></html>`,
    { headers: HEADERS },
  )
}
