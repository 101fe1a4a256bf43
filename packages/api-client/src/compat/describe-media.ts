import type { MediaAttachmentEntity } from '@colonnade/domain/entities'
import { type Focus, formatFocus } from '@colonnade/domain/media'
import type { ApiClient } from '../client.ts'
import { updateMedia } from '../endpoints/media.ts'
import { ApiError } from '../http/api-error.ts'
import type { RequestOptions } from '../http/request-observer.ts'

export interface MediaChange {
  readonly description?: string
  readonly focus?: Focus
}

const NEEDS_DESCRIPTION = 422

/**
 * Updates the description or focal point of an upload. Some servers refuse a focus without a description, as Hollo
 * does; then the known description is sent with it.
 *
 * @throws ApiError, also for media that is already attached
 * @see API-36
 */
export async function describeMedia(
  api: ApiClient,
  { id, description: known }: Pick<MediaAttachmentEntity, 'id' | 'description'>,
  { description, focus }: MediaChange,
  options: RequestOptions = {},
): Promise<MediaAttachmentEntity> {
  const input = {
    id,
    ...(description !== undefined && { description }),
    ...(focus !== undefined && { focus: formatFocus(focus) }),
  }
  if (description !== undefined || focus === undefined)
    return api.request(updateMedia, input, options)
  try {
    return await api.request(updateMedia, input, { ...options, expects: NEEDS_DESCRIPTION })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== NEEDS_DESCRIPTION) throw error
    return api.request(updateMedia, { ...input, description: known ?? '' }, options)
  }
}
