import { useRef } from 'react'
import type { MediaAttachmentEntity } from '@colonnade/domain/entities'
import { describedAs } from '../../../ui/described-as.ts'
import { getOwnSize } from './own-size.ts'
import styles from './Media.module.css'

export interface GifVideoProps {
  readonly media: MediaAttachmentEntity
  readonly label: string
  /** Read aloud after its name. */
  readonly note: string | undefined
  /** Without it the loop plays only under the pointer or the focus. */
  readonly autoPlays: boolean
  readonly onOpen: () => void
}

/** A silent loop that opens when it is pressed. */
export function GifVideo({ media, label, note, autoPlays, onOpen }: GifVideoProps) {
  const video = useRef<HTMLVideoElement>(null)

  const handleEnter = () => {
    // A refused play is the browser's or the user's wish, not a fault.
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
      {...describedAs(note)}
      onPointerEnter={handleEnter}
      onPointerLeave={handleLeave}
      onFocus={handleEnter}
      onBlur={handleLeave}
      onClick={onOpen}
    >
      <video
        ref={video}
        className={styles['content']}
        style={getOwnSize(media.meta?.original)}
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
