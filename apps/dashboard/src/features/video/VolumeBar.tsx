import { useLingui } from '@lingui/react/macro'
import { getShownVolume, VOLUME_BAR_PX, type VideoState } from '@colonnade/domain/media'
import { IconButton } from '../../ui/icon-button/IconButton.tsx'
import { useBarDrag } from './use-bar-drag.ts'
import type { DispatchVideoEvent } from './use-player.ts'
import styles from './Bars.module.css'

interface VolumeBarProps {
  readonly state: VideoState
  readonly dispatch: DispatchVideoEvent
}

/** The mute button and the volume slider. @see VID-13, VID-14 */
export function VolumeBar({ state, dispatch }: VolumeBarProps) {
  const { t } = useLingui()
  const percent = Math.round(getShownVolume(state) * 100)
  const drag = useBarDrag({ onMove: (px) => dispatch({ type: 'volume-dragged', px }) })

  return (
    // The ends of a native range input are not the ends of its track.
    /* oxlint-disable jsx-a11y/prefer-tag-over-role */
    <div className={styles['sound']}>
      <IconButton
        icon={percent === 0 ? 'mute' : 'sound'}
        label={state.muted ? t`Unmute sound` : t`Mute sound`}
        onClick={() => dispatch({ type: 'mute-pressed' })}
      />
      <div
        role="slider"
        tabIndex={0}
        className={styles['volume']}
        style={{ '--volume': `${percent}%`, inlineSize: VOLUME_BAR_PX }}
        data-bar="volume"
        aria-label={t`Volume`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={t`${percent} %`}
        {...drag}
      >
        <span className={styles['track']}>
          <span className={styles['loud']} />
        </span>
        <span className={styles['knob']} />
      </div>
    </div>
  )
}
