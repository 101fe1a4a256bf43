import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react'
import { areControlsShown, revealAtStart, videoPreload } from '@colonnade/domain/media'
import { describedAs } from '../../ui/described-as.ts'
import { useTopDialog } from '../../ui/dialog/top-dialog.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { SensitiveCover } from '../../ui/sensitive-cover/SensitiveCover.tsx'
import { Spinner } from '../../ui/spinner/Spinner.tsx'
import { getPlayerEvent, placeOf } from './player-key.ts'
import { useCorner } from './use-corner.tsx'
import { useHover } from './use-hover.ts'
import { usePlayer } from './use-player.ts'
import type { VideoInputs } from './video-inputs.ts'
import { videoShape } from './video-shape.ts'
import { VideoControls } from './VideoControls.tsx'
import styles from './VideoPlayer.module.css'

/** Plays a film, under controls that go out of its way. @see VID-01 to VID-19 */
export function VideoPlayer(inputs: VideoInputs) {
  const { src, alt, startTime, isSensitive = false, isDetailed = false } = inputs
  const { t } = useLingui()
  const isRevealed = revealAtStart(inputs.displayMedia ?? 'default', isSensitive, inputs.isRevealed)
  const player = usePlayer({
    src,
    isRevealed,
    duration: inputs.duration,
    startTime,
    isPrevented: inputs.isPlaybackPrevented === true,
    isShared: inputs.onClose !== undefined,
    onKnown: (film) => {
      if (film instanceof HTMLVideoElement) inputs.onKnown?.(film.videoWidth, film.videoHeight)
    },
  })
  const { frame, attach, state, tell, heard } = player
  useCorner(inputs, { ...player, Player: VideoPlayer })
  const hover = useHover(tell)
  const [fate, setFate] = useState<'idle' | 'waiting' | 'failed'>('idle')
  const isBare = !areControlsShown(state)

  const dialog = useTopDialog()
  useEffect(() => {
    const isCovered = dialog !== null && !dialog.contains(frame.current)
    if (isCovered) tell({ type: 'playback-prevented' })
  }, [dialog, frame, tell])
  const { revealed } = state
  const wanted = inputs.isRevealed
  useEffect(() => {
    if (wanted !== undefined && wanted !== revealed) tell({ type: 'reveal-pressed' })
    // Only what is asked from outside: a press in here is told there.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [wanted, tell])

  const toggleReveal = () => {
    tell({ type: 'reveal-pressed' })
    inputs.onRevealChange?.(!state.revealed)
  }
  const handlePicture = () => {
    if (hover.isTouched() && isBare) hover.wake()
    else tell({ type: 'play-pressed' })
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !state.revealed) return
    const told = getPlayerEvent(event.nativeEvent, placeOf(event.target))
    if (told === null) return
    event.preventDefault()
    event.stopPropagation()
    if (told !== 'held') tell(told)
    hover.wake()
  }

  return (
    // Presses and keys are those of the controls in it, and none of the row's that it stands in.
    /* oxlint-disable jsx-a11y/no-static-element-interactions, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events, jsx-a11y/prefer-tag-over-role */
    <div
      ref={frame}
      role="group"
      // What is covered is not said aloud either.
      aria-label={alt === '' || !state.revealed ? t`Video` : alt}
      {...describedAs(alt === '' ? t`No description` : undefined)}
      className={styles['player']}
      style={videoShape(inputs)}
      tabIndex={-1}
      data-inline={inputs.isInline || undefined}
      data-letterboxed={inputs.isLetterboxed || undefined}
      data-fullwidth={inputs.isFullWidth || undefined}
      // Its keys work at once in a dialog.
      data-autofocus={inputs.onClose !== undefined || undefined}
      data-bare={(state.revealed && isBare) || undefined}
      data-playing={!state.paused || undefined}
      onKeyDown={handleKeyDown}
      onClick={(event: MouseEvent) => event.stopPropagation()}
      {...hover.pointer}
    >
      {inputs.backdrop}
      {src !== null && fate !== 'failed' && (
        // Servers send no caption tracks.
        /* oxlint-disable jsx-a11y/media-has-caption */
        <video
          ref={attach}
          className={styles['film']}
          src={src}
          poster={inputs.preview ?? undefined}
          aria-label={alt === '' ? undefined : alt}
          hidden={!state.revealed}
          loop
          playsInline
          preload={videoPreload({ ...state, startTime, detailed: isDetailed })}
          {...heard}
          onClick={handlePicture}
          onWaiting={() => setFate('waiting')}
          onPlaying={() => setFate('idle')}
          onCanPlay={() => setFate('idle')}
          onError={() => {
            setFate('failed')
            inputs.onFailure?.()
          }}
        />
      )}
      {state.revealed && (src === null || fate === 'failed') && <VideoFailure src={src} />}
      {state.revealed && fate === 'waiting' && !state.paused && (
        <span className={styles['waiting']}>
          <Spinner label={t`Loading`} />
        </span>
      )}
      {!state.revealed && <SensitiveCover isSensitive={isSensitive} onReveal={toggleReveal} />}
      {state.revealed && (
        <VideoControls
          state={state}
          tell={tell}
          alt={alt}
          isDetailed={isDetailed}
          canPlay={src !== null && fate !== 'failed'}
          onHide={inputs.onClose === undefined ? toggleReveal : undefined}
          onExpand={
            inputs.onExpand &&
            (() => {
              tell({ type: 'playback-prevented' })
              inputs.onExpand?.(state.currentTime)
            })
          }
          onClose={inputs.onClose}
        />
      )}
    </div>
  )
}

/** In place of a film that does not arrive, or that this browser cannot read. @see ERR-12 */
export function VideoFailure({ src }: { readonly src: string | null }) {
  return (
    <p className={styles['failed']}>
      <Icon name="play" size={22} />
      {src === null ? (
        <Trans>This video isn't ready yet</Trans>
      ) : (
        <>
          <Trans>Couldn't play this video</Trans>
          <a href={src} target="_blank" rel="noopener noreferrer">
            <Trans>Open in a new tab</Trans>
          </a>
        </>
      )}
    </p>
  )
}
