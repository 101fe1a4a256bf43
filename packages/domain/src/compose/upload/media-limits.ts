import type { InstanceEntity } from '../../entities/instance.ts'
import type { MediaLimits } from '../../entities/media-attachment.ts'
import { DESCRIPTION_LIMIT, descriptionLimit } from '../media-descriptions.ts'

/** Attachments of one post, where the server states nothing else. @see UPL-01 */
export const MAX_MEDIA = 4

/** What holds where a server says nothing of media. @see UPL-01, UPL-10 */
export const DEFAULT_MEDIA_LIMITS: MediaLimits = {
  max_attachments: MAX_MEDIA,
  description_limit: DESCRIPTION_LIMIT,
  image_size_limit: null,
  video_size_limit: null,
}

type Stated = Pick<
  InstanceEntity,
  'max_media_attachments' | 'description_limit' | 'image_size_limit' | 'video_size_limit'
>

/**
 * What may be attached by what an instance states: four files where it does not say how many;
 * descriptions as long as it takes them, but 420 at least. Never throws.
 *
 * @param known what holds where it states nothing
 * @see UPL-01, UPL-10
 */
export function mediaLimits(
  stated: Stated | null,
  known: MediaLimits = DEFAULT_MEDIA_LIMITS,
): MediaLimits {
  if (stated === null) return known
  const { max_media_attachments, description_limit, image_size_limit, video_size_limit } = stated
  return {
    max_attachments: max_media_attachments ?? known.max_attachments,
    description_limit:
      description_limit === null ? known.description_limit : descriptionLimit(description_limit),
    image_size_limit: image_size_limit ?? known.image_size_limit,
    video_size_limit: video_size_limit ?? known.video_size_limit,
  }
}
