import type { InstanceEntity } from '../../entities/instance.ts'
import type { MediaLimits } from '../../entities/media-attachment.ts'
import { DESCRIPTION_LIMIT, getDescriptionLimit } from '../media-descriptions.ts'

/** The attachments of one post, unless the server states another number. @see UPL-01 */
export const MAX_MEDIA = 4

/** The limits of a server that states none. @see UPL-01, UPL-10 */
export const DEFAULT_MEDIA_LIMITS: MediaLimits = {
  max_attachments: MAX_MEDIA,
  description_limit: DESCRIPTION_LIMIT,
  image_size_limit: null,
  video_size_limit: null,
}

type StatedLimits = Pick<
  InstanceEntity,
  'max_media_attachments' | 'description_limit' | 'image_size_limit' | 'video_size_limit'
>

/**
 * Returns the media limits that an instance states: four files unless it states a number; descriptions up to its
 * limit, but at least 420. Never throws.
 *
 * @param known the limits to use if the instance states none
 * @see UPL-01, UPL-10
 */
export function getMediaLimits(
  stated: StatedLimits | null,
  known: MediaLimits = DEFAULT_MEDIA_LIMITS,
): MediaLimits {
  if (stated === null) return known
  const { max_media_attachments, description_limit, image_size_limit, video_size_limit } = stated
  return {
    max_attachments: max_media_attachments ?? known.max_attachments,
    description_limit:
      description_limit === null ? known.description_limit : getDescriptionLimit(description_limit),
    image_size_limit: image_size_limit ?? known.image_size_limit,
    video_size_limit: video_size_limit ?? known.video_size_limit,
  }
}
