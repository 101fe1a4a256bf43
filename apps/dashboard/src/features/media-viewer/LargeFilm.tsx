import { Trans } from '@lingui/react/macro'
import { useCallback, useState } from 'react'
import type { MediaAttachmentEntity } from '@colonnade/domain/entities'
import { FailedItem } from './FailedItem.tsx'
import { type FrameSize, toldSize } from './frame-size.ts'
import { ViewerFrame } from './ViewerFrame.tsx'
import styles from './ViewerItem.module.css'

interface LargeFilmProps {
  readonly media: MediaAttachmentEntity
  readonly label: string
  /** One that only waits beside the one in view is its still picture. */
  readonly isShown: boolean
}

/** A video with its controls; a silent loop without any. @see MV-10 */
export function LargeFilm({ media, label, isShown }: LargeFilmProps) {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
  const [size, setSize] = useState<FrameSize | null>(() => toldSize(media))
  const handleKnown = useCallback((video: HTMLVideoElement | null) => {
    if (video === null || video.readyState < HTMLMediaElement.HAVE_METADATA) return
    const { videoWidth: width, videoHeight: height } = video
    // A film of sound alone has no picture to measure.
    if (width > 0 && height > 0) setSize({ width, height })
    setState('loaded')
  }, [])
  const isFailed = state === 'failed' || media.url === null
  const isLoop = media.type === 'gifv'

  if (isFailed) {
    return (
      <ViewerFrame media={media} size={size} state="failed">
        <FailedItem
          icon="play"
          onRetry={() => {
            setAttempt(attempt + 1)
            setState('loading')
          }}
        >
          <Trans>This video could not be loaded</Trans>
        </FailedItem>
      </ViewerFrame>
    )
  }
  return (
    <ViewerFrame media={media} size={size} state={isShown ? state : 'loaded'}>
      {isShown && (
        /* oxlint-disable jsx-a11y/media-has-caption -- servers send none */
        <video
          key={attempt}
          // A film out of the cache is known before React listens.
          ref={handleKnown}
          className={styles['content']}
          src={media.url ?? undefined}
          poster={media.preview_url ?? undefined}
          aria-label={label}
          controls={!isLoop}
          autoPlay
          loop={isLoop}
          muted={isLoop}
          playsInline
          onLoadedMetadata={(event) => handleKnown(event.currentTarget)}
          onError={() => setState('failed')}
        />
      )}
    </ViewerFrame>
  )
}
