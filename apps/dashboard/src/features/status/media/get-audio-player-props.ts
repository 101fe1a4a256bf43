import type { MediaAttachmentEntity } from '@colonnade/domain/entities'
import { getFileName } from '../../../ui/file-links/file-name.ts'

/** Returns the props of the audio player for an attachment; null when it is not audio, or has no file. */
export function getAudioPlayerProps(media: MediaAttachmentEntity) {
  const src = media.url ?? media.remote_url
  if (media.type !== 'audio' || src === null) return null

  const address = media.remote_url ?? src
  return {
    id: media.id,
    src,
    address,
    title: media.description?.trim() || getFileName(address),
    cover: media.preview_url,
    duration: media.meta?.duration,
  }
}
