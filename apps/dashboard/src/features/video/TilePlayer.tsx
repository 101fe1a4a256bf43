import { useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { playedPercent, videoTime } from '@colonnade/domain/media'
import { Icon } from '../../ui/icon/Icon.tsx'
import type { SoundInputs } from './sound-inputs.ts'
import { usePlayer } from './use-player.ts'
import { WAVE_HEIGHT, wavePath, waveWidth } from './wave-path.ts'
import styles from './TilePlayer.module.css'

const STROKES = 22

/** A sound as a square of a grid: a press plays it there, another pauses it. @see BY-16 */
export function TilePlayer({ id, src, title, cover, duration }: SoundInputs) {
  const { t } = useLingui()
  const { attach, state, tell, heard } = usePlayer({ src, isRevealed: true, duration })
  const [hasFailed, setHasFailed] = useState(false)
  const path = useMemo(() => wavePath(id, STROKES), [id])
  const name = state.paused ? t`Play: ${title}` : t`Pause: ${title}`

  return (
    <>
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
        className={styles['tile']}
        aria-label={hasFailed ? t`Couldn't play this audio: ${title}` : name}
        title={title}
        disabled={hasFailed}
        data-playing={!state.paused || undefined}
        style={{ '--played': `${playedPercent(state)}%` }}
        onClick={() => tell({ type: 'play-pressed' })}
      >
        {cover === null ? (
          <svg
            className={styles['wave']}
            viewBox={`0 0 ${waveWidth(STROKES)} ${WAVE_HEIGHT}`}
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
            {videoTime(state.currentTime > 0 ? state.currentTime : state.duration)}
          </span>
        )}
      </button>
    </>
  )
}
