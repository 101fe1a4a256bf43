import { useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { getPlayedPercent, formatVideoTime } from '@colonnade/domain/media'
import { Icon } from '../../ui/icon/Icon.tsx'
import type { AudioPlayerProps } from './audio-player-props.ts'
import { usePlayer } from './use-player.ts'
import { WAVE_HEIGHT, getWavePath, getWaveWidth } from './wave-path.ts'
import styles from './AudioTile.module.css'

const STROKE_COUNT = 22

/** Audio as a square in a media grid: a click plays it there, another one pauses it. @see BY-16 */
export function AudioTile({ id, src, title, cover, duration }: AudioPlayerProps) {
  const { t } = useLingui()
  const { attach, state, dispatch, mediaEvents } = usePlayer({ src, isRevealed: true, duration })
  const [hasFailed, setHasFailed] = useState(false)
  const path = useMemo(() => getWavePath(id, STROKE_COUNT), [id])
  const name = state.paused ? t`Play: ${title}` : t`Pause: ${title}`

  return (
    <>
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
        className={styles['tile']}
        aria-label={hasFailed ? t`Couldn't play this audio: ${title}` : name}
        title={title}
        disabled={hasFailed}
        data-playing={!state.paused || undefined}
        style={{ '--played': `${getPlayedPercent(state)}%` }}
        onClick={() => dispatch({ type: 'play-pressed' })}
      >
        {cover === null ? (
          <svg
            className={styles['wave']}
            viewBox={`0 0 ${getWaveWidth(STROKE_COUNT)} ${WAVE_HEIGHT}`}
            aria-hidden="true"
          >
            <path d={path} />
          </svg>
        ) : (
          <img className={styles['cover']} src={cover} alt="" loading="lazy" decoding="async" />
        )}
        <span className={styles['act']}>
          <Icon
            name={hasFailed ? 'warning' : state.paused ? 'play' : 'pause'}
            isFilled={state.paused && !hasFailed}
            size={20}
          />
        </span>
        {state.duration > 0 && (
          <span className={styles['length']}>
            {formatVideoTime(state.currentTime > 0 ? state.currentTime : state.duration)}
          </span>
        )}
      </button>
    </>
  )
}
