import { useCallback, useContext, useEffect, useRef, useState } from 'react'
import {
  createVideoState,
  reduceVideo,
  type VideoCommand,
  type VideoEvent,
  type VideoMoment,
} from '@colonnade/domain/media'
import { PlaybackPreventedContext } from './playback-prevented-context.ts'
import { useSharedMemory } from './player-memory.ts'
import { usePlayerMemory } from './use-player-memory.ts'

interface PlayerOptions {
  readonly src: string | null
  readonly isRevealed: boolean
  /** As reported by the server, in seconds. */
  readonly duration?: number | undefined
  /** In seconds. Playback starts there as soon as possible. */
  readonly startTime?: number | undefined
  /** Whether playback is prevented, because other media must not be interrupted. */
  readonly isPrevented?: boolean
  /** Whether its state is applied to the other players of its source when it is closed. */
  readonly isShared?: boolean
  readonly onKnown?: (media: HTMLMediaElement) => void
}

/** Events by which the user changes the sound. */
const SOUND_EVENTS = new Set<VideoEvent['type']>([
  'mute-pressed',
  'volume-dragged',
  'volume-stepped',
])

/** Runs the state machine of a player and applies its commands to the media element. @see VID-04 to VID-16 */
export function usePlayer({
  src,
  isRevealed,
  duration,
  startTime,
  onKnown,
  ...rest
}: PlayerOptions) {
  const frame = useRef<HTMLDivElement>(null)
  const media = useRef<HTMLMediaElement>(null)
  const memory = useSharedMemory()
  const [state, setState] = useState(() =>
    createVideoState(isRevealed, duration, memory?.getSound()),
  )
  const latest = useRef(state)

  const dispatch = useCallback(
    (event: VideoEvent) => {
      const { state: next, commands } = reduceVideo(latest.current, event)
      latest.current = next
      setState(next)
      for (const command of commands) runCommand(command, media.current, frame.current)
      if (SOUND_EVENTS.has(event.type)) memory?.setSound({ volume: next.volume, muted: next.muted })
    },
    [memory],
  )

  const moment = useCallback((): VideoMoment => {
    const { currentTime, volume, muted, paused } = latest.current
    // `timeupdate` updates the state only a few times a second.
    const time = canSeek(media.current) ? media.current.currentTime : currentTime
    return { time, volume, muted, isPlaying: !paused }
  }, [])

  usePlayerMemory(src, {
    media,
    dispatch,
    getMoment: moment,
    hasStart: startTime !== undefined,
    isShared: rest.isShared === true,
  })
  const isPrevented = useContext(PlaybackPreventedContext) || rest.isPrevented === true
  useEffect(() => {
    if (isPrevented) dispatch({ type: 'playback-prevented' })
  }, [isPrevented, dispatch])

  useEffect(() => {
    const updateFullscreen = () => {
      const isFullscreen = frame.current !== null && document.fullscreenElement === frame.current
      if (isFullscreen !== latest.current.fullscreen) {
        dispatch({ type: 'fullscreen-changed', isFullscreen })
      }
    }
    document.addEventListener('fullscreenchange', updateFullscreen)
    return () => document.removeEventListener('fullscreenchange', updateFullscreen)
  }, [dispatch])

  const handleLoaded = () => {
    if (media.current !== null) onKnown?.(media.current)
    const length = getDuration(media.current?.duration, duration)
    dispatch({ type: 'loaded', duration: length, startTime })
  }
  const hasMounted = useRef(false)
  useEffect(() => {
    if (hasMounted.current) return
    hasMounted.current = true
    // A cached video may be loaded before React attaches its listeners, so its `loadeddata` event is lost.
    if (media.current !== null && media.current.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) {
      handleLoaded()
    }
  })
  const attach = (element: HTMLMediaElement | null) => {
    media.current = element
  }
  const mediaEvents = {
    onPlay: () => {
      if (media.current !== null) pauseOtherPlayer(media.current)
      dispatch({ type: 'played' })
    },
    onPause: () => dispatch({ type: 'paused' }),
    onTimeUpdate: () =>
      dispatch({ type: 'time-passed', currentTime: media.current?.currentTime ?? 0 }),
    onLoadedData: handleLoaded,
    onProgress: () => dispatch({ type: 'buffered', until: getBufferedEnd(media.current) }),
  }

  return { frame, attach, state, dispatch, mediaEvents, moment, isPrevented }
}

export type DispatchVideoEvent = ReturnType<typeof usePlayer>['dispatch']

/** Before that, `currentTime` is the start, whatever position it will seek to. */
const canSeek = (media: HTMLMediaElement | null): media is HTMLMediaElement =>
  media !== null && media.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA

/** Falls back to the server's duration: a recording that is still being streamed has an infinite one. */
function getDuration(own: number | undefined, reported = 0): number {
  return own !== undefined && Number.isFinite(own) ? own : reported
}

/** Returns the end of the buffered range that contains the current position. */
function getBufferedEnd(media: HTMLMediaElement | null): number {
  if (media === null) return 0
  const { buffered, currentTime } = media
  for (let index = 0; index < buffered.length; index += 1) {
    if (buffered.start(index) <= currentTime && currentTime <= buffered.end(index)) {
      return buffered.end(index)
    }
  }
  return 0
}

function runCommand(
  command: VideoCommand,
  media: HTMLMediaElement | null,
  frame: HTMLElement | null,
): void {
  if (media === null) return
  switch (command.type) {
    case 'play':
      // `play()` rejects when the browser or the user prevents it. That is no error.
      media.play().catch(() => undefined)
      return
    case 'pause':
      media.pause()
      return
    case 'seek':
      media.currentTime = command.to
      return
    case 'set-volume':
      media.volume = command.volume
      return
    case 'set-muted':
      media.muted = command.muted
      return
    case 'enter-fullscreen':
      enterFullscreen(frame, media)
      return
    case 'exit-fullscreen':
      document.exitFullscreen().catch(() => undefined)
  }
}

/** The player that was started last. A weak reference, so that unmounted rows and their videos can be collected. */
let lastPlayed: WeakRef<HTMLMediaElement> | null = null

/** Pauses the previous player, so that only one plays at a time. */
function pauseOtherPlayer(media: HTMLMediaElement): void {
  const before = lastPlayed?.deref()
  if (before !== undefined && before !== media && !before.paused) before.pause()
  lastPlayed = new WeakRef(media)
}

/**
 * Enters fullscreen. On phones that support it for video elements only, the video gets the native controls.
 *
 * @see VID-16
 */
function enterFullscreen(frame: HTMLElement | null, media: HTMLMediaElement): void {
  if (frame !== null && 'requestFullscreen' in frame) {
    frame.requestFullscreen().catch(() => undefined)
    return
  }
  if ('webkitEnterFullscreen' in media && typeof media.webkitEnterFullscreen === 'function') {
    media.webkitEnterFullscreen()
  }
}
