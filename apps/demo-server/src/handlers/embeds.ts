import { escapeHtml } from '@colonnade/domain/text'
import { textOf } from '../http/input.ts'
import { json, notFound } from '../http/reply.ts'
import { serializeOneStatus } from '../serialize/status.ts'
import { findStatus } from '../store/reads.ts'
import { type Call, contextOf, type HandlersFor } from './call.ts'

const WIDTH_PX = 400
const CACHE_SECONDS = 86_400

export const embedHandlers: HandlersFor<'getEmbed'> = {
  async getEmbed(call) {
    const id = statusIdIn(call)
    // Shown to anybody, so found as by anybody.
    const context = { ...contextOf(call), viewer: null }
    const row = id === null ? undefined : await findStatus(context.store.db, null, id)
    if (row === undefined || row.reblog_of_id !== null) throw notFound()
    const { account, url } = await serializeOneStatus(context, row)
    return json({
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

/** An address of this instance, by a person or not; null for every other. */
function statusIdIn({ input, origin }: Call): string | null {
  const url = textOf(input, 'url') ?? ''
  if (!url.startsWith(`${origin}/`)) return null
  return /^\/(?:@[^/]+|statuses)\/(\d+)\/?$/.exec(url.slice(origin.length))?.[1] ?? null
}
