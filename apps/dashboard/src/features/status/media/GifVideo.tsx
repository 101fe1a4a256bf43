import { useRef } from 'react'
import type { MediaAttachmentEntity } from '@colonnade/domain/entities'
import { getAriaDescription } from '../../../ui/aria-description.ts'
import { getMaxSize } from './max-size.ts'
import styles from './Media.module.css'

export interface GifVideoProps {
  readonly media: MediaAttachmentEntity
  readonly label: string
  /** The accessible description. */
  readonly note: string | undefined
  /** When false, it plays on hover or focus only. */
  readonly autoPlays: boolean
  readonly onOpen: () => void
}

/** A GIF that opens in the viewer when it is clicked. */
export function GifVideo({ media, label, note, autoPlays, onOpen }: GifVideoProps) {
  const video = useRef<HTMLVideoElement>(null)

  const handleEnter = () => {
    // `play()` rejects when the browser or the user prevents it. That is no error.
    if (!autoPlays) video.current?.play().catch(() => undefined)
  }
  const handleLeave = () => {
    if (autoPlays || video.current === null) return
    video.current.pause()
    video.current.currentTime = 0
  }
  return (
    <button
      type="button"
      className={styles['open']}
      aria-label={label}
      {...getAriaDescription(note)}
      onPointerEnter={handleEnter}
      onPointerLeave={handleLeave}
      onFocus={handleEnter}
      onBlur={handleLeave}
      onClick={onOpen}
    >
      <video
        ref={video}
        className={styles['content']}
        style={getMaxSize(media.meta?.original)}
        src={media.url ?? undefined}
        poster={media.preview_url ?? undefined}
        autoPlay={autoPlays}
        loop
        muted
        playsInline
        preload={autoPlays ? 'auto' : 'none'}
        aria-hidden="true"
        tabIndex={-1}
      />
      <span className={styles['gif']} aria-hidden="true">
        GIF
      </span>
    </button>
  )
}
