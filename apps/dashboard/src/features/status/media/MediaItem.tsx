import type { MediaAttachmentEntity } from '@colonnade/domain/entities'
import { FilmTile } from './FilmTile.tsx'
import { GifVideo } from './GifVideo.tsx'
import { Picture } from './Picture.tsx'

interface MediaItemProps {
  readonly media: MediaAttachmentEntity
  readonly label: string
  readonly autoPlays: boolean
  readonly onOpen: () => void
}

/** One attachment in its box. */
export function MediaItem({ media, label, autoPlays, onOpen }: MediaItemProps) {
  if (media.type === 'video') return <FilmTile media={media} label={label} onOpen={onOpen} />
  if (media.type === 'gifv') {
    return <GifVideo media={media} label={label} autoPlays={autoPlays} onOpen={onOpen} />
  }
  return <Picture media={media} label={label} onOpen={onOpen} />
}
