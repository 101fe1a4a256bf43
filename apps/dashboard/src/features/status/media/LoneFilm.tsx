import type { MediaAttachmentEntity } from '@colonnade/domain/entities'
import { FilmPlayer } from '../../video/index.ts'
import { Blurhash } from './Blurhash.tsx'
import type { StatusMediaProps } from './status-media-props.ts'

interface LoneFilmProps extends StatusMediaProps {
  readonly film: MediaAttachmentEntity
}

/** The only thing that a post shows, and it moves: it plays in its place. */
export function LoneFilm({ film, ...props }: LoneFilmProps) {
  return (
    <FilmPlayer
      src={film.url ?? film.remote_url}
      preview={film.preview_url}
      alt={film.description?.trim() ?? ''}
      width={film.meta?.original?.width}
      height={film.meta?.original?.height}
      duration={film.meta?.duration}
      isInline
      isSensitive={props.isSensitive}
      isRevealed={props.isRevealed}
      isLetterboxed={props.isLetterboxed}
      isFullWidth={props.isFullWidth}
      isDetailed={props.isDetailed}
      backdrop={film.blurhash !== null && <Blurhash hash={film.blurhash} />}
      onRevealChange={props.onRevealChange}
      onExpand={(time) => props.onOpenVideo(0, time)}
      corner={{ key: film.id, onOpenPost: props.onOpenPost }}
    />
  )
}
