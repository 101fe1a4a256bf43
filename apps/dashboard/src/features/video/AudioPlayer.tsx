import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type MouseEvent, useMemo, useState } from 'react'
import { type VideoState, formatVideoTime } from '@colonnade/domain/media'
import { Icon } from '../../ui/icon/Icon.tsx'
import type { AudioPlayerProps } from './audio-player-props.ts'
import { getPlayerEvent, getPlayerPart } from './player-keys.ts'
import { SeekSlider } from './SeekSlider.tsx'
import { type DispatchVideoEvent, usePlayer } from './use-player.ts'
import { VolumeBar } from './VolumeBar.tsx'
import { WAVE_HEIGHT, getWavePath, getWaveWidth } from './wave-path.ts'
import styles from './AudioPlayer.module.css'

/** Plays audio in a compact box: a cover image, and a waveform as seek bar. @see BY-16 */
export function AudioPlayer({ id, src, address, title, cover, duration }: AudioPlayerProps) {
  const { t } = useLingui()
  const { attach, state, dispatch, mediaEvents } = usePlayer({ src, isRevealed: true, duration })
  const [hasFailed, setHasFailed] = useState(false)

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const playerEvent = getPlayerEvent(event.nativeEvent, getPlayerPart(event.target))
    if (
      playerEvent === null ||
      (playerEvent !== 'held' && playerEvent.type === 'fullscreen-pressed')
    )
      return
    event.preventDefault()
    event.stopPropagation()
    if (playerEvent !== 'held') dispatch(playerEvent)
  }

  return (
    // Clicks and keys belong to the controls inside, and not to the row around the player.
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
        {...mediaEvents}
        onEnded={() => dispatch({ type: 'paused' })}
        onError={() => setHasFailed(true)}
      />
      <button
        type="button"
        className={styles['play']}
        aria-label={state.paused ? t`Play` : t`Pause`}
        disabled={hasFailed}
        style={cover === null ? undefined : { backgroundImage: `url(${JSON.stringify(cover)})` }}
        onClick={() => dispatch({ type: 'play-pressed' })}
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
          <VolumeBar state={state} dispatch={dispatch} />
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
            <WaveformSeekBar id={id} state={state} dispatch={dispatch} />
            <span>
              {formatVideoTime(
                state.paused && state.currentTime === 0 ? state.duration : state.currentTime,
              )}
            </span>
          </div>
        )}
      </div>
    </div>
  )
}

const STROKE_COUNT = 64

interface WaveformSeekBarProps {
  readonly id: string
  readonly state: VideoState
  readonly dispatch: DispatchVideoEvent
}

/** A seek bar in the shape of a waveform. The played part has the accent colour. */
export function WaveformSeekBar({ id, state, dispatch }: WaveformSeekBarProps) {
  const path = useMemo(() => getWavePath(id, STROKE_COUNT), [id])

  return (
    <SeekSlider state={state} dispatch={dispatch} className={styles['wave']}>
      {(['rest', 'played'] as const).map((part) => (
        <svg
          key={part}
          className={styles[part]}
          viewBox={`0 0 ${getWaveWidth(STROKE_COUNT)} ${WAVE_HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={path} vectorEffect="non-scaling-stroke" />
        </svg>
      ))}
    </SeekSlider>
  )
}
