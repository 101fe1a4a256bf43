import { escapeHtml } from '@colonnade/domain/text'
import { notFound } from '../http/api-failure.ts'
import { html } from '../http/reply.ts'
import { serializeOneStatus } from '../serialize/status.ts'
import { findStatus } from '../store/reads.ts'
import type { Store } from '../store/store.ts'
import { sourceOf } from './page-headers.ts'

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
