import { useMemo } from 'react'
import type { VideoState } from '@colonnade/domain/media'
import { SeekSlider } from './SeekSlider.tsx'
import type { Tell } from './use-player.ts'
import { WAVE_HEIGHT, wavePath, waveWidth } from './wave-path.ts'
import styles from './AudioPlayer.module.css'

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
