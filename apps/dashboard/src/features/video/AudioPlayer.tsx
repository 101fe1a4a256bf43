import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type MouseEvent, useMemo, useState } from 'react'
import { type VideoState, videoTime } from '@colonnade/domain/media'
import { Icon } from '../../ui/icon/Icon.tsx'
import { getPlayerEvent, placeOf } from './player-key.ts'
import { SeekSlider } from './SeekSlider.tsx'
import type { SoundInputs } from './sound-inputs.ts'
import { type Tell, usePlayer } from './use-player.ts'
import { VolumeBar } from './VolumeBar.tsx'
import { WAVE_HEIGHT, wavePath, waveWidth } from './wave-path.ts'
import styles from './AudioPlayer.module.css'

/** Plays a sound in a slim box: its cover, and a wave that is its seek bar. @see BY-16 */
export function AudioPlayer({ id, src, address, title, cover, duration }: SoundInputs) {
  const { t } = useLingui()
  const { attach, state, tell, heard } = usePlayer({ src, isRevealed: true, duration })
  const [hasFailed, setHasFailed] = useState(false)

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const told = getPlayerEvent(event.nativeEvent, placeOf(event.target))
    if (told === null || (told !== 'held' && told.type === 'fullscreen-pressed')) return
    event.preventDefault()
    event.stopPropagation()
    if (told !== 'held') tell(told)
  }

  return (
    // Presses and keys are those of the controls in it, and none of the row's that it stands in.
    /* oxlint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events, jsx-a11y/prefer-tag-over-role */
    <div
      role="group"
      aria-label={title}
      className={styles['player']}
      tabIndex={-1}
      data-playing={!state.paused || undefined}
      onKeyDown={handleKeyDown}
      onClick={(event: MouseEvent) => event.stopPropagation()}
    >
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- servers send none */}
      <audio
        ref={attach}
        src={src}
        preload="none"
        {...heard}
        onEnded={() => tell({ type: 'paused' })}
        onError={() => setHasFailed(true)}
      />
      <button
        type="button"
        className={styles['play']}
        aria-label={state.paused ? t`Play` : t`Pause`}
        disabled={hasFailed}
        style={cover === null ? undefined : { backgroundImage: `url(${JSON.stringify(cover)})` }}
        onClick={() => tell({ type: 'play-pressed' })}
      >
        <span>
          <Icon name={state.paused ? 'play' : 'pause'} isFilled={state.paused} size={20} />
        </span>
      </button>
      <div className={styles['main']}>
        <div className={styles['head']}>
          <span className={styles['title']} dir="auto" title={title}>
            {title}
          </span>
          <VolumeBar state={state} tell={tell} />
          <a
            className={styles['file']}
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t`Open the file`}
            title={t`Open the file`}
          >
            <Icon name="external" size={16} />
          </a>
        </div>
        {hasFailed ? (
          <p className={styles['failed']}>{t`Couldn't play this audio`}</p>
        ) : (
          <div className={styles['time']}>
            <SoundWave id={id} state={state} tell={tell} />
            <span>
              {videoTime(
                state.paused && state.currentTime === 0 ? state.duration : state.currentTime,
              )}
            </span>
          </div>
        )}
      </div>
    </div>
  )
}

const STROKES = 64

interface SoundWaveProps {
  readonly id: string
  readonly state: VideoState
  readonly tell: Tell
}

/** A seek bar in the shape of a sound; what was heard has the accent's colour. */
export function SoundWave({ id, state, tell }: SoundWaveProps) {
  const path = useMemo(() => wavePath(id, STROKES), [id])

  return (
    <SeekSlider state={state} tell={tell} className={styles['wave']}>
      {(['rest', 'heard'] as const).map((part) => (
        <svg
          key={part}
          className={styles[part]}
          viewBox={`0 0 ${waveWidth(STROKES)} ${WAVE_HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={path} vectorEffect="non-scaling-stroke" />
        </svg>
      ))}
    </SeekSlider>
  )
}
