import { useLingui } from '@lingui/react/macro'
import { type CSSProperties, type PointerEvent, type ReactNode, useState } from 'react'
import { getPlayedPercent, type VideoState, formatVideoTime } from '@colonnade/domain/media'
import { useBarDrag } from './use-bar-drag.ts'
import type { DispatchVideoEvent } from './use-player.ts'
import styles from './Bars.module.css'

interface SeekSliderProps {
  readonly state: VideoState
  readonly dispatch: DispatchVideoEvent
  readonly className?: string | undefined
  /** The visible part. `--played` and `--buffered` are percentages. */
  readonly children: ReactNode
}

/** The playback position of a video or audio file, as a slider that seeks. @see VID-08, VID-15 */
export function SeekSlider({ state, dispatch, className, children }: SeekSliderProps) {
  const { t } = useLingui()
  const [pointedAt, setPointedAt] = useState<number | null>(null)
  const drag = useBarDrag({
    onBegin: () => dispatch({ type: 'seek-began' }),
    onMove: (px, length) => dispatch({ type: 'seek-dragged', part: length > 0 ? px / length : 0 }),
    onEnd: () => dispatch({ type: 'seek-ended' }),
  })
  const { currentTime, duration } = state
  const now = formatVideoTime(currentTime)
  const whole = formatVideoTime(duration)
  const played = getPlayedPercent(state)

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
    // The native range input supports neither a buffered range nor a waveform.
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
          {formatVideoTime(bubbleAt * duration)}
        </span>
      )}
    </div>
  )
}

interface SeekBarProps {
  readonly state: VideoState
  readonly dispatch: DispatchVideoEvent
}

/** A line that shows the buffered and the played part. */
export function SeekBar({ state, dispatch }: SeekBarProps) {
  return (
    <SeekSlider state={state} dispatch={dispatch} className={styles['seek']}>
      <span className={styles['track']}>
        <span className={styles['buffered']} />
        <span className={styles['played']} />
      </span>
      <span className={styles['knob']} />
    </SeekSlider>
  )
}
