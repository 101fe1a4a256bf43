import type { MediaAttachmentEntity } from '@colonnade/domain/entities'
import { fileName } from '../../../ui/file-links/file-name.ts'

/** What the players of sounds want to know of an attachment; null where there is nothing to be heard. */
export function soundOf(media: MediaAttachmentEntity) {
  const src = media.url ?? media.remote_url
  if (media.type !== 'audio' || src === null) return null

  const address = media.remote_url ?? src
  return {
    id: media.id,
    src,
    address,
    title: media.description?.trim() || fileName(address),
    cover: media.preview_url,
    duration: media.meta?.duration,
  }
}
