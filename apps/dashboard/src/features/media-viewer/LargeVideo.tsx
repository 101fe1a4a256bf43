import { Trans } from '@lingui/react/macro'
import { useCallback, useState } from 'react'
import type { MediaAttachmentEntity } from '@colonnade/domain/entities'
import { LazyVideoPlayer, useSharedMemory } from '../video/index.ts'
import { FailedItem, type FrameSize, getOriginalSize, ViewerFrame } from './ViewerFrame.tsx'
import styles from './ViewerItem.module.css'

interface LargeVideoProps {
  readonly media: MediaAttachmentEntity
  readonly label: string
  /** Whether it is the visible item. A neighbour in the strip shows only its preview image. */
  readonly isShown: boolean
}

/** A video in its player, which starts playing at once; a GIF plays without controls. @see MV-10 */
export function LargeVideo({ media, label, isShown }: LargeVideoProps) {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
  const [size, setSize] = useState<FrameSize | null>(() => getOriginalSize(media))
  const handleKnown = useCallback((width: number, height: number) => {
    // A video without a video track has no size.
    if (width > 0 && height > 0) setSize({ width, height })
    setState('loaded')
  }, [])
  const handleFailure = () => setState('failed')
  const { url } = media

  if (state === 'failed' || url === null) {
    return (
      <ViewerFrame media={media} size={size} state="failed">
        <FailedItem
          icon="play"
          onRetry={() => {
            setAttempt(attempt + 1)
            setState('loading')
          }}
        >
          <Trans>Couldn't load this video</Trans>
        </FailedItem>
      </ViewerFrame>
    )
  }
  return (
    <ViewerFrame media={media} size={size} state={isShown ? state : 'loaded'}>
      {isShown && (
        <div key={attempt} className={styles['content']}>
          {media.type === 'gifv' ? (
            <LargeGif
              src={url}
              media={media}
              label={label}
              onKnown={handleKnown}
              onFailure={handleFailure}
            />
          ) : (
            <ResumedVideo src={url} media={media} onKnown={handleKnown} onFailure={handleFailure} />
          )}
        </div>
      )}
    </ViewerFrame>
  )
}

interface ResumedVideoProps {
  readonly src: string
  readonly media: MediaAttachmentEntity
  readonly onKnown: (width: number, height: number) => void
  readonly onFailure: () => void
}

/** Starts playing at the position where the video was left. */
function ResumedVideo({ src, media, onKnown, onFailure }: ResumedVideoProps) {
  const memory = useSharedMemory()
  const [startTime] = useState(() => memory?.getTime(src) ?? 0)

  return (
    <LazyVideoPlayer
      src={src}
      preview={media.preview_url}
      alt={media.description?.trim() ?? ''}
      duration={media.meta?.duration}
      startTime={startTime}
      isRevealed
      isLetterboxed
      isDetailed
      onKnown={onKnown}
      onFailure={onFailure}
    />
  )
}

interface LargeGifProps {
  readonly src: string
  readonly media: MediaAttachmentEntity
  readonly label: string
  readonly onKnown: (width: number, height: number) => void
  readonly onFailure: () => void
}

/** A GIF: a silent looping video without controls. @see MV-10 */
function LargeGif({ src, media, label, onKnown, onFailure }: LargeGifProps) {
  const handleKnown = useCallback(
    (video: HTMLVideoElement | null) => {
      if (video === null || video.readyState < HTMLMediaElement.HAVE_METADATA) return
      onKnown(video.videoWidth, video.videoHeight)
    },
    [onKnown],
  )

  return (
    /* oxlint-disable jsx-a11y/media-has-caption -- it has no sound */
    <video
      // A cached video may be loaded before React attaches its listeners.
      ref={handleKnown}
      src={src}
      poster={media.preview_url ?? undefined}
      aria-label={label}
      autoPlay
      loop
      muted
      playsInline
      onLoadedMetadata={(event) => handleKnown(event.currentTarget)}
      onError={onFailure}
    />
  )
}
