import type { MediaAttachmentEntity } from '@colonnade/domain/entities'
import { useLatePart } from '../../../ui/later/late-part.ts'
import { gifVideo } from '../late-parts.ts'
import { FilmTile } from './FilmTile.tsx'
import type { GifVideoProps } from './GifVideo.tsx'
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
  if (props.media.type === 'gifv') return <LateGifVideo {...props} autoPlays={autoPlays} />
  return <Picture {...props} />
}

function LateGifVideo(props: GifVideoProps) {
  const { Part } = useLatePart(gifVideo, 'later')
  return Part === null ? null : <Part {...props} />
}
