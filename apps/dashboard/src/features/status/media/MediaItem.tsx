import type { MediaAttachmentEntity } from '@colonnade/domain/entities'
import { GifVideo } from './GifVideo.tsx'
import { Picture } from './Picture.tsx'
import styles from './Media.module.css'

interface MediaItemProps {
  readonly media: MediaAttachmentEntity
  readonly label: string
  readonly autoPlays: boolean
  readonly onOpen: () => void
}

/** One attachment in its box. */
export function MediaItem({ media, label, autoPlays, onOpen }: MediaItemProps) {
  if (media.type === 'video') {
    return (
      // Servers send no caption tracks.
      /* oxlint-disable jsx-a11y/media-has-caption */
      <video
        className={styles['content']}
        src={media.url ?? undefined}
        poster={media.preview_url ?? undefined}
        aria-label={label}
        controls
        playsInline
        preload={media.preview_url === null ? 'metadata' : 'none'}
      />
    )
  }
  if (media.type === 'gifv') {
    return <GifVideo media={media} label={label} autoPlays={autoPlays} onOpen={onOpen} />
  }
  return <Picture media={media} label={label} onOpen={onOpen} />
}
