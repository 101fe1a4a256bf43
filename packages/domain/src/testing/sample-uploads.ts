import { NO_UPLOADS, type Uploads } from '../compose/index.ts'
import { type MediaAttachmentEntity, mediaId } from '../entities/index.ts'

/** A picture that a server has taken. */
export const sampleAttachment = (
  id: string,
  patch: Partial<MediaAttachmentEntity> = {},
): MediaAttachmentEntity => ({
  id: mediaId(id),
  type: 'image',
  url: `https://host.example/${id}.png`,
  preview_url: null,
  remote_url: null,
  description: null,
  blurhash: null,
  meta: null,
  ...patch,
})

/** A composer with these attachments and nothing on its way. */
export const holding = (...attachments: MediaAttachmentEntity[]): Uploads => ({
  ...NO_UPLOADS,
  attachments,
})
