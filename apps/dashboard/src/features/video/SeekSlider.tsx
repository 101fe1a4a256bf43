import { useLingui } from '@lingui/react/macro'
import { type CSSProperties, type PointerEvent, type ReactNode, useState } from 'react'
import { playedPercent, type VideoState, videoTime } from '@colonnade/domain/media'
import { useBarDrag } from './use-bar-drag.ts'
import type { Tell } from './use-player.ts'
import styles from './Bars.module.css'

interface SeekSliderProps {
  readonly state: VideoState
  readonly tell: Tell
  readonly className?: string | undefined
  /** What it looks like; `--played` and `--buffered` are percents. */
  readonly children: ReactNode
}

/** Where a film or a sound is, and the way to another place in it. @see VID-08, VID-15 */
export function SeekSlider({ state, tell, className, children }: SeekSliderProps) {
  const { t } = useLingui()
  const [pointedAt, setPointedAt] = useState<number | null>(null)
  const drag = useBarDrag({
    onBegin: () => tell({ type: 'seek-began' }),
    onMove: (px, length) => tell({ type: 'seek-dragged', part: length > 0 ? px / length : 0 }),
    onEnd: () => tell({ type: 'seek-ended' }),
  })
  const { currentTime, duration } = state
  const now = videoTime(currentTime)
  const whole = videoTime(duration)
  const played = playedPercent(state)

  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    setPointedAt(Math.min(1, Math.max(0, (event.clientX - left) / Math.max(1, width))))
  }
  const bubbleAt = state.dragging ? played / 100 : pointedAt
  const places: CSSProperties = {
    '--played': `${played}%`,
    '--buffered': `${state.buffered}%`,
    ...(bubbleAt !== null && { '--pointed': `${bubbleAt * 100}%` }),
  }

  return (
    // The native one knows neither a buffered part nor a wave.
    /* oxlint-disable jsx-a11y/prefer-tag-over-role */
    <div
      role="slider"
      tabIndex={0}
      className={className}
      style={places}
      data-bar="seek"
      data-held={state.dragging || undefined}
      aria-label={t`Seek`}
      aria-valuemin={0}
      aria-valuemax={Math.floor(duration)}
      aria-valuenow={Math.floor(currentTime)}
      aria-valuetext={t`${now} of ${whole}`}
      {...drag}
      onPointerMove={(event) => {
        point(event)
        drag.onPointerMove(event)
      }}
      onPointerLeave={() => setPointedAt(null)}
    >
      {children}
      {bubbleAt !== null && duration > 0 && (
        <span className={styles['bubble']} aria-hidden="true">
          {videoTime(bubbleAt * duration)}
        </span>
      )}
    </div>
  )
}

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
