import { useMemo } from 'react'
import { soundWave, type VideoState } from '@colonnade/domain/media'
import { SeekSlider } from './SeekSlider.tsx'
import type { Tell } from './use-player.ts'
import styles from './AudioPlayer.module.css'

const STROKES = 64
/** A stroke and the gap after it, of the drawing's own units. */
const PITCH = 4
const HEIGHT = 28

interface SoundWaveProps {
  readonly id: string
  readonly state: VideoState
  readonly tell: Tell
}

/** A seek bar in the shape of a sound; what was heard has the accent's colour. */
export function SoundWave({ id, state, tell }: SoundWaveProps) {
  const path = useMemo(() => strokesOf(id), [id])

  return (
    <SeekSlider state={state} tell={tell} className={styles['wave']}>
      {(['rest', 'heard'] as const).map((part) => (
        <svg
          key={part}
          className={styles[part]}
          viewBox={`0 0 ${STROKES * PITCH} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={path} vectorEffect="non-scaling-stroke" />
        </svg>
      ))}
    </SeekSlider>
  )
}

function strokesOf(id: string): string {
  return soundWave(id, STROKES)
    .map((height, index) => {
      const half = (height * (HEIGHT - 4)) / 2
      const x = index * PITCH + PITCH / 2
      return `M${x} ${(HEIGHT / 2 - half).toFixed(1)}V${(HEIGHT / 2 + half).toFixed(1)}`
    })
    .join('')
}
