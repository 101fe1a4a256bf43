import { useCallback, useContext, useEffect, useRef, useState } from 'react'
import {
  startVideo,
  stepVideo,
  type VideoCommand,
  type VideoEvent,
  type VideoMoment,
} from '@colonnade/domain/media'
import { PlaybackPreventedContext } from './playback-prevented.ts'
import { useSharedMemory } from './player-memory.ts'
import { usePlayerMemory } from './use-player-memory.ts'

interface PlayerStart {
  readonly src: string | null
  readonly isRevealed: boolean
  /** What the server says of it, in seconds. */
  readonly duration?: number | undefined
  /** Seconds; it plays from there as soon as it can. */
  readonly startTime?: number | undefined
  /** Whether something else must not be disturbed. */
  readonly isPrevented?: boolean
  /** Whether the other players of its source take over its state when it is closed. */
  readonly isShared?: boolean
  readonly onKnown?: (media: HTMLMediaElement) => void
}

/** What a person changes by the controls of a player's sound. */
const SOUND_EVENTS = new Set<VideoEvent['type']>([
  'mute-pressed',
  'volume-dragged',
  'volume-stepped',
])

/** Runs the rules of a player against its media element. @see VID-04 to VID-16 */
export function usePlayer({ src, isRevealed, duration, startTime, onKnown, ...rest }: PlayerStart) {
  const frame = useRef<HTMLDivElement>(null)
  const media = useRef<HTMLMediaElement>(null)
  const memory = useSharedMemory()
  const [state, setState] = useState(() => startVideo(isRevealed, duration, memory?.getSound()))
  const latest = useRef(state)

  const tell = useCallback(
    (event: VideoEvent) => {
      const { state: next, commands } = stepVideo(latest.current, event)
      latest.current = next
      setState(next)
      for (const command of commands) carryOut(command, media.current, frame.current)
      if (SOUND_EVENTS.has(event.type)) memory?.setSound({ volume: next.volume, muted: next.muted })
    },
    [memory],
  )

  const moment = useCallback((): VideoMoment => {
    const { currentTime, volume, muted, paused } = latest.current
    // The state hears of the time a few times a second only.
    const time = isSeekable(media.current) ? media.current.currentTime : currentTime
    return { time, volume, muted, isPlaying: !paused }
  }, [])

  usePlayerMemory(src, {
    media,
    tell,
    moment,
    hasStart: startTime !== undefined,
    isShared: rest.isShared === true,
  })
  const isPrevented = useContext(PlaybackPreventedContext) || rest.isPrevented === true
  useEffect(() => {
    if (isPrevented) tell({ type: 'playback-prevented' })
  }, [isPrevented, tell])

  useEffect(() => {
    const follow = () => {
      const isFullscreen = frame.current !== null && document.fullscreenElement === frame.current
      if (isFullscreen !== latest.current.fullscreen) {
        tell({ type: 'fullscreen-changed', isFullscreen })
      }
    }
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [tell])

  const hearLoaded = () => {
    if (media.current !== null) onKnown?.(media.current)
    const length = knownDuration(media.current?.duration, duration)
    tell({ type: 'loaded', duration: length, startTime })
  }
  const isThere = useRef(false)
  useEffect(() => {
    if (isThere.current) return
    isThere.current = true
    // A film at hand says so while its element is still being put into the page, and nobody hears it.
    if (media.current !== null && media.current.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) {
      hearLoaded()
    }
  })
  const attach = (element: HTMLMediaElement | null) => {
    media.current = element
  }
  const heard = {
    onPlay: () => {
      if (media.current !== null) playAlone(media.current)
      tell({ type: 'played' })
    },
    onPause: () => tell({ type: 'paused' }),
    onTimeUpdate: () => tell({ type: 'time-passed', currentTime: media.current?.currentTime ?? 0 }),
    onLoadedData: hearLoaded,
    onProgress: () => tell({ type: 'buffered', until: bufferedUntil(media.current) }),
  }

  return { frame, attach, state, tell, heard, moment, isPrevented }
}

export type Tell = ReturnType<typeof usePlayer>['tell']

/** Until then it stands at its start, wherever it is to go on. */
const isSeekable = (media: HTMLMediaElement | null): media is HTMLMediaElement =>
  media !== null && media.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA

/** What is recorded while it is sent has no length of its own. */
function knownDuration(own: number | undefined, said = 0): number {
  return own !== undefined && Number.isFinite(own) ? own : said
}

/** Where the part that is being played ends. */
function bufferedUntil(media: HTMLMediaElement | null): number {
  if (media === null) return 0
  const { buffered, currentTime } = media
  for (let index = 0; index < buffered.length; index += 1) {
    if (buffered.start(index) <= currentTime && currentTime <= buffered.end(index)) {
      return buffered.end(index)
    }
  }
  return 0
}

function carryOut(
  command: VideoCommand,
  media: HTMLMediaElement | null,
  frame: HTMLElement | null,
): void {
  if (media === null) return
  switch (command.type) {
    case 'play':
      // A refused play is the browser's or the user's wish, not a fault.
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

/** What was heard last. Kept weakly: rows leave, and their films with them. */
let heard: WeakRef<HTMLMediaElement> | null = null

/** Two films at once cannot be listened to: one that begins ends the one before. */
function playAlone(media: HTMLMediaElement): void {
  const before = heard?.deref()
  if (before !== undefined && before !== media && !before.paused) before.pause()
  heard = new WeakRef(media)
}

/**
 * Lets a player fill the screen. A telephone that grants that to films alone gets the film, with
 * controls of its own.
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
