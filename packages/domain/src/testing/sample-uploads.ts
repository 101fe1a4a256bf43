import { NO_UPLOADS, type Uploads } from '../compose/index.ts'
import { type MediaAttachmentEntity, mediaId } from '../entities/index.ts'

/** Creates an attachment that a server has accepted. */
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

/** Creates the uploads of a composer with these attachments and without pending uploads. */
export const createUploads = (...attachments: MediaAttachmentEntity[]): Uploads => ({
  ...NO_UPLOADS,
  attachments,
})
