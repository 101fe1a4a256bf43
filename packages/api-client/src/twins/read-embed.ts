import { plainEmbed } from '@colonnade/domain/status'
import type { ApiClient } from '../client.ts'
import type { EmbedEntity } from '../decode/embed.ts'
import { getEmbed } from '../endpoints/embeds.ts'
import { ApiError } from '../http/api-error.ts'
import type { CallOptions } from '../http/observer.ts'

/**
 * Code that shows a status elsewhere: the server's own, or a quotation that leads to it where the
 * server gives none, whatever the reason.
 *
 * @throws ApiError only when the signal aborts
 * @see MOD-14
 */
export async function readEmbed(
  api: ApiClient,
  url: string,
  options: CallOptions = {},
): Promise<EmbedEntity> {
  try {
    return await api.call(getEmbed, { url }, { ...options, hasTwin: true })
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind === 'aborted') throw error
    return { html: plainEmbed(url), width: null, height: null }
  }
}
