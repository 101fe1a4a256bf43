import { useCallback } from 'react'
import type { MediaAttachmentEntity } from '@colonnade/domain/entities'

interface LargeLoopProps {
  readonly src: string
  readonly media: MediaAttachmentEntity
  readonly label: string
  readonly onKnown: (width: number, height: number) => void
  readonly onFailure: () => void
}

/** A silent loop: nothing about it can be pressed. @see MV-10 */
export function LargeLoop({ src, media, label, onKnown, onFailure }: LargeLoopProps) {
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
