import type { MediaAttachmentEntity } from '@colonnade/domain/entities'
import { FilmTile } from './FilmTile.tsx'
import { GifVideo } from './GifVideo.tsx'
import { Picture } from './Picture.tsx'

interface MediaItemProps {
  readonly media: MediaAttachmentEntity
  readonly label: string
  /** Read aloud after its name. */
  readonly note: string | undefined
  readonly autoPlays: boolean
  readonly onOpen: () => void
}

/** One attachment in its box. */
export function MediaItem({ autoPlays, ...props }: MediaItemProps) {
  if (props.media.type === 'video') return <FilmTile {...props} />
  if (props.media.type === 'gifv') return <GifVideo {...props} autoPlays={autoPlays} />
  return <Picture {...props} />
}
