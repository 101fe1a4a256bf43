import { useLingui } from '@lingui/react/macro'
import { useRef, useState, type SyntheticEvent } from 'react'
import { Icon } from '../../../ui/icon/Icon.tsx'
import styles from './Attachments.module.css'

interface FilmPreviewProps {
  readonly src: string
  /** There is nothing to see. */
  readonly isSound: boolean
  readonly onBroken: () => void
}

/** A film or a sound as small as a picture, to be played where it stands. */
export function FilmPreview({ src, isSound, onBroken }: FilmPreviewProps) {
  const { t } = useLingui()
  const film = useRef<HTMLVideoElement>(null)
  const [isPlaying, setIsPlaying] = useState(false)

  const toggle = () => {
    const element = film.current
    if (element === null) return
    if (element.paused) void element.play().catch(onBroken)
    else element.pause()
  }
  const follow = ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => {
    setIsPlaying(!currentTarget.paused)
  }

  return (
    <span className={styles['preview']} data-film>
      {/* A description is written beside it; a moment to look at has no captions. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        ref={film}
        src={src}
        preload="metadata"
        playsInline
        hidden={isSound}
        onPlay={follow}
        onPause={follow}
        onError={onBroken}
      />
      {isSound && <Icon name="sound" size={22} className={styles['note']} />}
      <button
        type="button"
        className={styles['play']}
        aria-label={isPlaying ? t`Pause` : t`Play`}
        onClick={toggle}
      >
        <Icon name={isPlaying ? 'pause' : 'play'} isFilled size={18} />
      </button>
    </span>
  )
}
