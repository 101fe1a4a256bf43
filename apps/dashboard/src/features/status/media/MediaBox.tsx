import { Trans, useLingui } from '@lingui/react/macro'
import { useContext, useState } from 'react'
import type { MediaAttachmentEntity } from '@colonnade/domain/entities'
import { toFocalPosition, type GalleryBox, formatVideoTime } from '@colonnade/domain/media'
import { getAriaDescription } from '../../../ui/aria-description.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Lazy } from '../../../ui/lazy/Lazy.tsx'
import { gifVideo } from '../lazy-parts.ts'
import { PicturesContext } from '../row/pictures.ts'
import { AltBadge } from './AltBadge.tsx'
import { Blurhash } from './Blurhash.tsx'
import type { GifVideoProps } from './GifVideo.tsx'
import { getMaxSize, type MediaSize } from './max-size.ts'
import styles from './Media.module.css'

interface MediaBoxProps {
  readonly media: MediaAttachmentEntity
  readonly box: GalleryBox | undefined
  readonly label: string
  /** Number of further attachments that have no tile. */
  readonly moreCount: number
  readonly isRevealed: boolean
  readonly autoPlays: boolean
  readonly onOpen: () => void
}

/** An attachment in its tile: shows its blurhash, then the media, with its description. */
export function MediaBox(props: MediaBoxProps) {
  const { media, box, label, moreCount, isRevealed, autoPlays, onOpen } = props
  const { t } = useLingui()
  const isDescribed = media.description !== null && media.description.trim() !== ''

  return (
    <div
      className={styles['box']}
      style={{
        insetInlineStart: `${box?.x ?? 0}%`,
        insetBlockStart: `${box?.y ?? 0}%`,
        inlineSize: `${box?.width ?? 100}%`,
        blockSize: `${box?.height ?? 100}%`,
      }}
    >
      {media.blurhash !== null && <Blurhash hash={media.blurhash} />}
      {isRevealed && (
        <MediaItem
          media={media}
          label={label}
          note={isDescribed ? undefined : t`No description`}
          autoPlays={autoPlays}
          onOpen={onOpen}
        />
      )}
      {isRevealed && moreCount > 0 && (
        <span className={styles['more']} aria-hidden="true">
          +{moreCount}
        </span>
      )}
      {isRevealed && isDescribed && <AltBadge description={label} />}
    </div>
  )
}

interface MediaItemProps {
  readonly media: MediaAttachmentEntity
  readonly label: string
  /** The accessible description. */
  readonly note: string | undefined
  readonly autoPlays: boolean
  readonly onOpen: () => void
}

/** An attachment in its tile. */
function MediaItem({ autoPlays, ...props }: MediaItemProps) {
  if (props.media.type === 'video') return <VideoTile {...props} />
  if (props.media.type === 'gifv') return <LazyGifVideo {...props} autoPlays={autoPlays} />
  return <ImageTile {...props} />
}

function LazyGifVideo(props: GifVideoProps) {
  if (!useContext(PicturesContext)) return null
  return <Lazy module={gifVideo} props={props} failure="nothing" when="later" />
}

interface VideoTileProps {
  readonly media: MediaAttachmentEntity
  readonly label: string
  /** The accessible description. */
  readonly note: string | undefined
  readonly onOpen: () => void
}

/**
 * A video next to other media: shows its preview image and its duration. It plays in the viewer, where there is more
 * space.
 */
function VideoTile({ media, label, note, onOpen }: VideoTileProps) {
  const showsPictures = useContext(PicturesContext)
  const [hasStill, setHasStill] = useState(media.preview_url !== null)
  const duration = media.meta?.duration

  return (
    <button
      type="button"
      className={styles['open']}
      aria-label={label}
      {...getAriaDescription(note)}
      onClick={onOpen}
    >
      {hasStill && showsPictures && media.preview_url !== null && (
        <img
          className={styles['content']}
          style={getMaxSize(media.meta?.original)}
          src={media.preview_url}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setHasStill(false)}
        />
      )}
      <span className={styles['video']}>
        <Icon name="play" size={22} isFilled />
      </span>
      {duration !== undefined && (
        <span className={styles['length']}>{formatVideoTime(duration)}</span>
      )}
    </button>
  )
}

interface ImageTileProps {
  readonly media: MediaAttachmentEntity
  readonly label: string
  /** The accessible description. */
  readonly note: string | undefined
  readonly onOpen: () => void
}

/** An image that opens in the viewer when it is clicked. Its focal point stays visible when it is cropped. */
function ImageTile({ media, label, note, onOpen }: ImageTileProps) {
  const showsPictures = useContext(PicturesContext)
  const [hasFailed, setHasFailed] = useState(false)
  const [loadedSize, setLoadedSize] = useState<MediaSize | undefined>(undefined)
  const size = media.meta?.original
  const focus = toFocalPosition(media.meta?.focus ?? null)
  const src = media.preview_url ?? media.url

  return (
    <button
      type="button"
      className={styles['open']}
      aria-label={label}
      {...getAriaDescription(note)}
      onClick={onOpen}
    >
      {hasFailed || src === null ? (
        <span className={styles['failed']}>
          <Icon name="image" size={22} />
          <Trans>Couldn't load this image</Trans>
        </span>
      ) : showsPictures ? (
        <img
          className={styles['content']}
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          style={{
            ...getMaxSize(size ?? loadedSize),
            // Without its size, a small picture would be enlarged until it is loaded.
            ...(size === undefined && loadedSize === undefined && { visibility: 'hidden' }),
            objectPosition: `${focus.x}% ${focus.y}%`,
          }}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            if (size === undefined) setLoadedSize({ width: naturalWidth, height: naturalHeight })
          }}
          onError={() => setHasFailed(true)}
        />
      ) : null}
    </button>
  )
}
