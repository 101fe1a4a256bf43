import type { MediaAttachmentEntity } from '@colonnade/domain/entities'

/** Whether an attachment cannot be looked at here: such a one is a line with its name. */
export const isListed = ({ type }: MediaAttachmentEntity): boolean =>
  type === 'unknown' || type === 'audio'
