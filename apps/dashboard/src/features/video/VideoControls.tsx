import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type VideoState, formatVideoTime } from '@colonnade/domain/media'
import { IconButton } from '../../ui/icon-button/IconButton.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { SeekBar } from './SeekSlider.tsx'
import type { DispatchVideoEvent } from './use-player.ts'
import { VolumeBar } from './VolumeBar.tsx'
import styles from './VideoPlayer.module.css'

interface VideoControlsProps {
  readonly state: VideoState
  readonly dispatch: DispatchVideoEvent
  readonly alt: string
  readonly isDetailed: boolean
  readonly canPlay: boolean
  readonly onHide: (() => void) | undefined
  readonly onExpand: (() => void) | undefined
  readonly onClose: (() => void) | undefined
}

/** The controls of a video, on a gradient over its lower edge. @see VID-01 */
export function VideoControls(props: VideoControlsProps) {
  const { state, dispatch, alt, isDetailed, canPlay, onHide, onExpand, onClose } = props
  const { t } = useLingui()
  const [isCaptioned, setIsCaptioned] = useState(false)
  const hasBegun = state.currentTime > 0 || !state.paused
  const isTimed = isDetailed || state.fullscreen

  return (
    <>
      {canPlay && !hasBegun && (
        <span className={styles['start']} aria-hidden="true">
          <Icon name="play" size={30} isFilled />
        </span>
      )}
      <div className={styles['foot']}>
        {isCaptioned && (
          <p className={styles['caption']} dir="auto">
            {alt}
          </p>
        )}
        <div className={styles['controls']}>
          {canPlay && <SeekBar state={state} dispatch={dispatch} />}
          <div className={styles['row']}>
            {canPlay && (
              <>
                <IconButton
                  icon={state.paused ? 'play' : 'pause'}
                  isFilled={state.paused}
                  label={state.paused ? t`Play` : t`Pause`}
                  onClick={() => dispatch({ type: 'play-pressed' })}
                />
                <VolumeBar state={state} dispatch={dispatch} />
              </>
            )}
            {isTimed && (
              <span className={styles['time']}>
                {formatVideoTime(state.currentTime)}
                <span> / {formatVideoTime(state.duration)}</span>
              </span>
            )}
            <span className={styles['gap']} />
            {alt !== '' && (
              <button
                type="button"
                className={styles['alt']}
                aria-label={t`Description`}
                aria-pressed={isCaptioned}
                onClick={() => setIsCaptioned(!isCaptioned)}
              >
                ALT
              </button>
            )}
            {onHide && <IconButton icon="eye-off" label={t`Hide video`} onClick={onHide} />}
            {onExpand && canPlay && (
              <IconButton icon="expand" label={t`Expand video`} onClick={onExpand} />
            )}
            {onClose && <IconButton icon="close" label={t`Close video`} onClick={onClose} />}
            {canPlay && (
              <IconButton
                icon={state.fullscreen ? 'fullscreen-exit' : 'fullscreen'}
                label={state.fullscreen ? t`Exit full screen` : t`Full screen`}
                onClick={() => dispatch({ type: 'fullscreen-pressed' })}
              />
            )}
          </div>
        </div>
      </div>
    </>
  )
}
