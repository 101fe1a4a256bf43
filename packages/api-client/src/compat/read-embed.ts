import { createPlainEmbed } from '@colonnade/domain/status'
import type { ApiClient } from '../client.ts'
import type { EmbedEntity } from '../decode/embed.ts'
import { getEmbed } from '../endpoints/embeds.ts'
import { ApiError } from '../http/api-error.ts'
import type { RequestOptions } from '../http/request-observer.ts'

/**
 * Fetches the embed code of a status. Falls back to a quotation with a link after any failure.
 *
 * @throws ApiError only when the signal aborts
 * @see MOD-14
 */
export async function readEmbed(
  api: ApiClient,
  url: string,
  options: RequestOptions = {},
): Promise<EmbedEntity> {
  try {
    return await api.request(getEmbed, { url }, { ...options, hasFallback: true })
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind === 'aborted') throw error
    return { html: createPlainEmbed(url), width: null, height: null }
  }
}
