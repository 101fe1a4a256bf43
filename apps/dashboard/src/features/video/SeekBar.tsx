import type { VideoState } from '@colonnade/domain/media'
import { SeekSlider } from './SeekSlider.tsx'
import type { Tell } from './use-player.ts'
import styles from './Bars.module.css'

interface SeekBarProps {
  readonly state: VideoState
  readonly tell: Tell
}

/** A line: what is there, and what has been played of it. */
export function SeekBar({ state, tell }: SeekBarProps) {
  return (
    <SeekSlider state={state} tell={tell} className={styles['seek']}>
      <span className={styles['track']}>
        <span className={styles['buffered']} />
        <span className={styles['played']} />
      </span>
      <span className={styles['knob']} />
    </SeekSlider>
  )
}
