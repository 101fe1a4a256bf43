import { useLingui } from '@lingui/react/macro'
import { useContext } from 'react'
import type { MediaAttachmentEntity } from '@colonnade/domain/entities'
import { GALLERY_LIMIT, getGalleryBoxes, getGalleryAspectRatio } from '@colonnade/domain/media'
import { IconButton } from '../../../ui/icon-button/IconButton.tsx'
import { SensitiveCover } from '../../../ui/sensitive-cover/SensitiveCover.tsx'
import { LazyVideoPlayer } from '../../video/index.ts'
import { PicturesContext } from '../row/pictures.ts'
import { describeMedia } from '../row/row-description.ts'
import { Blurhash } from './Blurhash.tsx'
import { getMaxSize } from './max-size.ts'
import { MediaBox } from './MediaBox.tsx'
import styles from './Media.module.css'

/** The props of a post's media. */
export interface StatusMediaProps {
  /** Images, videos and GIFs. */
  readonly media: readonly MediaAttachmentEntity[]
  readonly isSensitive: boolean
  readonly isRevealed: boolean
  readonly isLetterboxed: boolean
  readonly isFullWidth: boolean
  /** Part of the detailed view, which shows all information. */
  readonly isDetailed: boolean
  readonly autoPlays: boolean
  readonly onRevealChange: (isRevealed: boolean) => void
  readonly onOpenPost: () => void
  readonly onOpen: (index: number) => void
  /** @param time position in the video, in seconds */
  readonly onOpenVideo: (index: number, time: number) => void
}

/** Images and videos in a 16:9 gallery. A single video plays in place. */
export function StatusMedia(props: StatusMediaProps) {
  const [film, ...others] = props.media
  const { i18n } = useLingui()
  const isLone = film?.type === 'video' && others.length === 0
  const hasMore = props.media.length > GALLERY_LIMIT
  const alone = isLone || others.length > 0 ? undefined : film?.meta?.original
  const shape = getGalleryAspectRatio(alone)

  return (
    <div
      className={styles['gallery']}
      style={{ '--shape': shape, ...getMaxSize(alone) }}
      data-tall={shape < getGalleryAspectRatio() || undefined}
      {...(hasMore && { role: 'group', 'aria-label': describeMedia(i18n, props.media).join(', ') })}
      data-fullwidth={props.isFullWidth || undefined}
      data-letterboxed={props.isLetterboxed || undefined}
    >
      {isLone ? <InlineVideo {...props} video={film} /> : <Gallery {...props} />}
    </div>
  )
}

function Gallery(props: StatusMediaProps) {
  const { t } = useLingui()
  const shown = props.media.slice(0, GALLERY_LIMIT)
  const boxes = getGalleryBoxes(shown.length)

  return (
    <>
      {shown.map((each, index) => (
        <MediaBox
          key={`${index} ${each.id}`}
          media={each}
          box={boxes[index]}
          label={getMediaLabel(each) ?? t`Image ${index + 1} of ${props.media.length}`}
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

function getMediaLabel(media: MediaAttachmentEntity): string | null {
  const description = media.description?.trim() ?? ''
  return description === '' ? null : description
}

interface InlineVideoProps extends StatusMediaProps {
  readonly video: MediaAttachmentEntity
}

/** The only attachment of a post, and a video: it plays in place. */
function InlineVideo({ video, ...props }: InlineVideoProps) {
  const showsPictures = useContext(PicturesContext)

  return (
    <LazyVideoPlayer
      src={video.url ?? video.remote_url}
      preview={showsPictures ? video.preview_url : null}
      alt={video.description?.trim() ?? ''}
      width={video.meta?.original?.width}
      height={video.meta?.original?.height}
      duration={video.meta?.duration}
      isInline
      isSensitive={props.isSensitive}
      isRevealed={props.isRevealed}
      isLetterboxed={props.isLetterboxed}
      isFullWidth={props.isFullWidth}
      isDetailed={props.isDetailed}
      backdrop={video.blurhash !== null && <Blurhash hash={video.blurhash} />}
      onRevealChange={props.onRevealChange}
      onExpand={(time) => props.onOpenVideo(0, time)}
      popIn={{ key: video.id, onOpenPost: props.onOpenPost }}
    />
  )
}
