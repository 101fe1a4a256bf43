import { useLingui } from '@lingui/react/macro'
import { shownVolume, VOLUME_BAR_PX, type VideoState } from '@colonnade/domain/media'
import { IconButton } from '../../ui/icon-button/IconButton.tsx'
import { useBarDrag } from './use-bar-drag.ts'
import type { Tell } from './use-player.ts'
import styles from './Bars.module.css'

interface VolumeBarProps {
  readonly state: VideoState
  readonly tell: Tell
}

/** Silence by a press, and how loud it is. @see VID-13, VID-14 */
export function VolumeBar({ state, tell }: VolumeBarProps) {
  const { t } = useLingui()
  const percent = Math.round(shownVolume(state) * 100)
  const drag = useBarDrag({ onMove: (px) => tell({ type: 'volume-dragged', px }) })

  return (
    // The native slider's ends are not those of its line.
    /* oxlint-disable jsx-a11y/prefer-tag-over-role */
    <div className={styles['sound']}>
      <IconButton
        icon={percent === 0 ? 'mute' : 'sound'}
        label={state.muted ? t`Unmute sound` : t`Mute sound`}
        onClick={() => tell({ type: 'mute-pressed' })}
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
