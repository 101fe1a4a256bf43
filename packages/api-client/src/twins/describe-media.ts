import type { MediaAttachmentEntity } from '@colonnade/domain/entities'
import { type Focus, formatFocus } from '@colonnade/domain/media'
import type { ApiClient } from '../client.ts'
import { updateMedia } from '../endpoints/media.ts'
import { ApiError } from '../http/api-error.ts'
import type { CallOptions } from '../http/observer.ts'

export interface MediaChange {
  readonly description?: string
  readonly focus?: Focus
}

const NEEDS_DESCRIPTION = 422

/**
 * Describes an upload or moves its focal point. Where a server refuses a focus alone, as Hollo does,
 * the description that is known goes along with it.
 *
 * @throws ApiError, also for what is attached already
 * @see API-36
 */
export async function describeMedia(
  api: ApiClient,
  { id, description: known }: Pick<MediaAttachmentEntity, 'id' | 'description'>,
  { description, focus }: MediaChange,
  options: CallOptions = {},
): Promise<MediaAttachmentEntity> {
  const input = {
    id,
    ...(description !== undefined && { description }),
    ...(focus !== undefined && { focus: formatFocus(focus) }),
  }
  if (description !== undefined || focus === undefined) return api.call(updateMedia, input, options)
  try {
    return await api.call(updateMedia, input, { ...options, expects: NEEDS_DESCRIPTION })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== NEEDS_DESCRIPTION) throw error
    return api.call(updateMedia, { ...input, description: known ?? '' }, options)
  }
}
