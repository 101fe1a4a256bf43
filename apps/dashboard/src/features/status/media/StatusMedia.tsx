import { useLingui } from '@lingui/react/macro'
import type { MediaAttachmentEntity } from '@colonnade/domain/entities'
import { GALLERY_LIMIT, galleryBoxes, galleryShape } from '@colonnade/domain/media'
import { IconButton } from '../../../ui/icon-button/IconButton.tsx'
import { SensitiveCover } from '../../../ui/sensitive-cover/SensitiveCover.tsx'
import { FilmPlayer } from '../../video/index.ts'
import { mediaFacts } from '../row/row-facts.ts'
import { Blurhash } from './Blurhash.tsx'
import { MediaBox } from './MediaBox.tsx'
import { getOwnSize } from './own-size.ts'
import styles from './Media.module.css'

/** What the pictures and films of a post are told. */
export interface StatusMediaProps {
  /** Images, films and silent loops. */
  readonly media: readonly MediaAttachmentEntity[]
  readonly isSensitive: boolean
  readonly isRevealed: boolean
  readonly isLetterboxed: boolean
  readonly isFullWidth: boolean
  /** It stands alone, with all there is to know. */
  readonly isDetailed: boolean
  readonly autoPlays: boolean
  readonly onRevealChange: (isRevealed: boolean) => void
  readonly onOpenPost: () => void
  readonly onOpen: (index: number) => void
  /** @param time seconds of the film */
  readonly onOpenVideo: (index: number, time: number) => void
}

/** Pictures and films in one box of 16 to 9, whatever their number; a film alone plays there. */
export function StatusMedia(props: StatusMediaProps) {
  const [film, ...others] = props.media
  const { i18n } = useLingui()
  const isLone = film?.type === 'video' && others.length === 0
  const hasMore = props.media.length > GALLERY_LIMIT
  const alone = isLone || others.length > 0 ? undefined : film?.meta?.original
  const shape = galleryShape(alone)

  return (
    <div
      className={styles['gallery']}
      style={{ '--shape': shape, ...getOwnSize(alone) }}
      data-tall={shape < galleryShape() || undefined}
      {...(hasMore && { role: 'group', 'aria-label': mediaFacts(i18n, props.media).join(', ') })}
      data-fullwidth={props.isFullWidth || undefined}
      data-letterboxed={props.isLetterboxed || undefined}
    >
      {isLone ? <LoneFilm {...props} film={film} /> : <Gallery {...props} />}
    </div>
  )
}

function Gallery(props: StatusMediaProps) {
  const { t } = useLingui()
  const shown = props.media.slice(0, GALLERY_LIMIT)
  const boxes = galleryBoxes(shown.length)

  return (
    <>
      {shown.map((each, index) => (
        <MediaBox
          key={`${index} ${each.id}`}
          media={each}
          box={boxes[index]}
          label={labelOf(each) ?? t`Image ${index + 1} of ${props.media.length}`}
          moreCount={index === GALLERY_LIMIT - 1 ? props.media.length - GALLERY_LIMIT : 0}
          isRevealed={props.isRevealed}
          autoPlays={props.autoPlays}
          onOpen={() => {
            props.onOpen(index)
          }}
        />
      ))}
      {props.isRevealed ? (
        <IconButton
          className={styles['hide']}
          icon="eye-off"
          iconSize={16}
          label={t`Hide media`}
          onClick={() => {
            props.onRevealChange(false)
          }}
        />
      ) : (
        <SensitiveCover
          isSensitive={props.isSensitive}
          onReveal={() => {
            props.onRevealChange(true)
          }}
        />
      )}
    </>
  )
}

function labelOf(media: MediaAttachmentEntity): string | null {
  const description = media.description?.trim() ?? ''
  return description === '' ? null : description
}

interface LoneFilmProps extends StatusMediaProps {
  readonly film: MediaAttachmentEntity
}

/** The only thing that a post shows, and it moves: it plays in its place. */
function LoneFilm({ film, ...props }: LoneFilmProps) {
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
