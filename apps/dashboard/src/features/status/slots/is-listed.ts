import type { MediaAttachmentEntity } from '@colonnade/domain/entities'

/** Whether an attachment cannot be shown here: such a one is a line with its name. */
export const isListed = ({ type }: MediaAttachmentEntity): boolean => type === 'unknown'

/** Whether an attachment is looked at: all but files and sounds, as in the viewer. */
export const isLookedAt = (media: MediaAttachmentEntity): boolean =>
  !isListed(media) && media.type !== 'audio'
