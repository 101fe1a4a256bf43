import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react'
import { areControlsShown, shouldRevealInitially, getVideoPreload } from '@colonnade/domain/media'
import { getAriaDescription } from '../../ui/aria-description.ts'
import { useTopDialog } from '../../ui/dialog/open-dialogs.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { SensitiveCover } from '../../ui/sensitive-cover/SensitiveCover.tsx'
import { Spinner } from '../../ui/spinner/Spinner.tsx'
import { getPlayerEvent, getPlayerPart } from './player-keys.ts'
import { useHover } from './use-hover.ts'
import { usePlayer } from './use-player.ts'
import { usePopInPlayer } from './use-pop-in-player.tsx'
import type { VideoPlayerProps } from './video-player-props.ts'
import { getVideoShape } from './video-shape.ts'
import { VideoControls } from './VideoControls.tsx'
import styles from './VideoPlayer.module.css'

/** Plays a video, with controls that hide themselves. @see VID-01 to VID-19 */
export function VideoPlayer(inputs: VideoPlayerProps) {
  const { src, alt, startTime, isSensitive = false, isDetailed = false } = inputs
  const { t } = useLingui()
  const isRevealed = shouldRevealInitially(
    inputs.displayMedia ?? 'default',
    isSensitive,
    inputs.isRevealed,
  )
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
  const { frame, attach, state, dispatch, mediaEvents } = player
  usePopInPlayer(inputs, { ...player, Player: VideoPlayer })
  const hover = useHover(dispatch)
  const [fate, setFate] = useState<'idle' | 'waiting' | 'failed'>('idle')
  const isBare = !areControlsShown(state)

  const dialog = useTopDialog()
  useEffect(() => {
    const isCovered = dialog !== null && !dialog.contains(frame.current)
    if (isCovered) dispatch({ type: 'playback-prevented' })
  }, [dialog, frame, dispatch])
  const { revealed } = state
  const wanted = inputs.isRevealed
  useEffect(() => {
    if (wanted !== undefined && wanted !== revealed) dispatch({ type: 'reveal-pressed' })
    // Only changes from outside count: a click inside dispatches its own event.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [wanted, dispatch])

  const toggleReveal = () => {
    dispatch({ type: 'reveal-pressed' })
    inputs.onRevealChange?.(!state.revealed)
  }
  const handlePicture = () => {
    if (hover.isTouched() && isBare) hover.wake()
    else dispatch({ type: 'play-pressed' })
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !state.revealed) return
    const playerEvent = getPlayerEvent(event.nativeEvent, getPlayerPart(event.target))
    if (playerEvent === null) return
    event.preventDefault()
    event.stopPropagation()
    if (playerEvent !== 'held') dispatch(playerEvent)
    hover.wake()
  }

  return (
    // Clicks and keys belong to the controls inside, and not to the row around the player.
    /* oxlint-disable jsx-a11y/no-static-element-interactions, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events, jsx-a11y/prefer-tag-over-role */
    <div
      ref={frame}
      role="group"
      // A hidden video does not announce its description either.
      aria-label={alt === '' || !state.revealed ? t`Video` : alt}
      {...getAriaDescription(alt === '' ? t`No description` : undefined)}
      className={styles['player']}
      style={getVideoShape(inputs)}
      tabIndex={-1}
      data-inline={inputs.isInline || undefined}
      data-letterboxed={inputs.isLetterboxed || undefined}
      data-fullwidth={inputs.isFullWidth || undefined}
      // In a dialog, its keys work at once.
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
          className={styles['video']}
          src={src}
          poster={inputs.preview ?? undefined}
          aria-label={alt === '' ? undefined : alt}
          hidden={!state.revealed}
          loop
          playsInline
          preload={getVideoPreload({ ...state, startTime, detailed: isDetailed })}
          {...mediaEvents}
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
          dispatch={dispatch}
          alt={alt}
          isDetailed={isDetailed}
          canPlay={src !== null && fate !== 'failed'}
          onHide={inputs.onClose === undefined ? toggleReveal : undefined}
          onExpand={
            inputs.onExpand &&
            (() => {
              dispatch({ type: 'playback-prevented' })
              inputs.onExpand?.(state.currentTime)
            })
          }
          onClose={inputs.onClose}
        />
      )}
    </div>
  )
}

/** Replaces a video that failed to load, or that this browser cannot decode. @see ERR-12 */
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
