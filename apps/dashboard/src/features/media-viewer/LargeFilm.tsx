import { Trans } from '@lingui/react/macro'
import { useCallback, useState } from 'react'
import type { MediaAttachmentEntity } from '@colonnade/domain/entities'
import { FilmPlayer, useSharedMemory } from '../video/index.ts'
import { FailedItem, type FrameSize, toldSize, ViewerFrame } from './ViewerFrame.tsx'
import styles from './ViewerItem.module.css'

interface LargeFilmProps {
  readonly media: MediaAttachmentEntity
  readonly label: string
  /** One that only waits beside the one in view is its still picture. */
  readonly isShown: boolean
}

/** A film in its player, which begins at once; a silent loop without any controls. @see MV-10 */
export function LargeFilm({ media, label, isShown }: LargeFilmProps) {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
  const [size, setSize] = useState<FrameSize | null>(() => toldSize(media))
  const handleKnown = useCallback((width: number, height: number) => {
    // A film of sound alone has no picture to measure.
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
            <LargeLoop
              src={url}
              media={media}
              label={label}
              onKnown={handleKnown}
              onFailure={handleFailure}
            />
          ) : (
            <ResumedFilm src={url} media={media} onKnown={handleKnown} onFailure={handleFailure} />
          )}
        </div>
      )}
    </ViewerFrame>
  )
}

interface ResumedFilmProps {
  readonly src: string
  readonly media: MediaAttachmentEntity
  readonly onKnown: (width: number, height: number) => void
  readonly onFailure: () => void
}

/** Plays at once, from where the film was left. */
function ResumedFilm({ src, media, onKnown, onFailure }: ResumedFilmProps) {
  const memory = useSharedMemory()
  const [startTime] = useState(() => memory?.getTime(src) ?? 0)

  return (
    <FilmPlayer
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

interface LargeLoopProps {
  readonly src: string
  readonly media: MediaAttachmentEntity
  readonly label: string
  readonly onKnown: (width: number, height: number) => void
  readonly onFailure: () => void
}

/** A silent loop: nothing about it can be pressed. @see MV-10 */
function LargeLoop({ src, media, label, onKnown, onFailure }: LargeLoopProps) {
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
      // One out of the cache is known before React listens.
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
