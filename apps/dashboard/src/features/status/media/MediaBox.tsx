import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { MediaAttachmentEntity } from '@colonnade/domain/entities'
import { focalPosition, type GalleryBox, videoTime } from '@colonnade/domain/media'
import { describedAs } from '../../../ui/described-as.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Lazy } from '../../../ui/lazy/Lazy.tsx'
import { gifVideo } from '../late-parts.ts'
import { AltBadge } from './AltBadge.tsx'
import { Blurhash } from './Blurhash.tsx'
import type { GifVideoProps } from './GifVideo.tsx'
import { getOwnSize, type MediaSize } from './own-size.ts'
import styles from './Media.module.css'

interface MediaBoxProps {
  readonly media: MediaAttachmentEntity
  readonly box: GalleryBox | undefined
  readonly label: string
  /** How many attachments follow that have no box of their own. */
  readonly moreCount: number
  readonly isRevealed: boolean
  readonly autoPlays: boolean
  readonly onOpen: () => void
}

/** One attachment in its place: its colours, then itself, and what it is said to show. */
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
  /** Read aloud after its name. */
  readonly note: string | undefined
  readonly autoPlays: boolean
  readonly onOpen: () => void
}

/** One attachment in its box. */
function MediaItem({ autoPlays, ...props }: MediaItemProps) {
  if (props.media.type === 'video') return <FilmTile {...props} />
  if (props.media.type === 'gifv') return <LateGifVideo {...props} autoPlays={autoPlays} />
  return <Picture {...props} />
}

function LateGifVideo(props: GifVideoProps) {
  return <Lazy module={gifVideo} props={props} failure="nothing" when="later" />
}

interface FilmTileProps {
  readonly media: MediaAttachmentEntity
  readonly label: string
  /** Read aloud after its name. */
  readonly note: string | undefined
  readonly onOpen: () => void
}

/** A film beside other media: its still and its length; it plays where there is room for it. */
function FilmTile({ media, label, note, onOpen }: FilmTileProps) {
  const [hasStill, setHasStill] = useState(media.preview_url !== null)
  const duration = media.meta?.duration

  return (
    <button
      type="button"
      className={styles['open']}
      aria-label={label}
      {...describedAs(note)}
      onClick={onOpen}
    >
      {hasStill && media.preview_url !== null && (
        <img
          className={styles['content']}
          style={getOwnSize(media.meta?.original)}
          src={media.preview_url}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setHasStill(false)}
        />
      )}
      <span className={styles['film']}>
        <Icon name="play" size={22} isFilled />
      </span>
      {duration !== undefined && <span className={styles['length']}>{videoTime(duration)}</span>}
    </button>
  )
}

interface PictureProps {
  readonly media: MediaAttachmentEntity
  readonly label: string
  /** Read aloud after its name. */
  readonly note: string | undefined
  readonly onOpen: () => void
}

/** A picture that opens when it is pressed; what matters in it stays in view when it is cropped. */
function Picture({ media, label, note, onOpen }: PictureProps) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
  const [loadedSize, setLoadedSize] = useState<MediaSize>({})
  const focus = focalPosition(media.meta?.focus ?? null)
  const src = media.preview_url ?? media.url

  return (
    <button
      type="button"
      className={styles['open']}
      aria-label={label}
      {...describedAs(note)}
      onClick={onOpen}
    >
      {state === 'failed' || src === null ? (
        <span className={styles['failed']}>
          <Icon name="image" size={22} />
          <Trans>Couldn't load this image</Trans>
        </span>
      ) : (
        <img
          className={styles['content']}
          src={src}
          alt=""
          data-state={state}
          loading="lazy"
          decoding="async"
          draggable={false}
          style={{
            ...getOwnSize(media.meta?.original ?? loadedSize),
            objectPosition: `${focus.x}% ${focus.y}%`,
          }}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            setLoadedSize({ width: naturalWidth, height: naturalHeight })
            setState('loaded')
          }}
          onError={() => {
            setState('failed')
          }}
        />
      )}
    </button>
  )
}
