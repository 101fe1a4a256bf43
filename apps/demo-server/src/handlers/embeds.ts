import { escapeHtml } from '@colonnade/domain/text'
import { getText } from '../http/input.ts'
import { createJsonResponse, notFound } from '../http/response.ts'
import { serializeOneStatus } from '../serialize/status.ts'
import { findStatus } from '../store/find-rows.ts'
import { type Call, createSerializeContext, type HandlersFor } from './handler.ts'

const WIDTH_PX = 400
const CACHE_SECONDS = 86_400

export const embedHandlers: HandlersFor<'getEmbed'> = {
  async getEmbed(call) {
    const id = parseStatusUrl(call)
    // Embeds are public, so the status must be visible to guests.
    const context = { ...createSerializeContext(call), viewer: null }
    const row = id === null ? undefined : await findStatus(context.store.db, null, id)
    if (row === undefined || row.reblog_of_id !== null) throw notFound()
    const { account, url } = await serializeOneStatus(context, row)
    return createJsonResponse({
      type: 'rich',
      version: '1.0',
      author_name: account.display_name,
      author_url: account.url,
      provider_name: new URL(call.origin).host,
      provider_url: `${call.origin}/`,
      cache_age: CACHE_SECONDS,
      html: `<iframe src="${escapeHtml(`${url}/embed`)}" class="mastodon-embed" style="max-width: 100%; border: 0" width="${WIDTH_PX}" allowfullscreen="allowfullscreen"></iframe>`,
      width: WIDTH_PX,
      height: null,
    })
  },
}

/** The id in a status URL of this server, with or without the username; null for all other URLs. */
function parseStatusUrl({ input, origin }: Call): string | null {
  const url = getText(input, 'url') ?? ''
  if (!url.startsWith(`${origin}/`)) return null
  return /^\/(?:@[^/]+|statuses)\/(\d+)\/?$/.exec(url.slice(origin.length))?.[1] ?? null
}
