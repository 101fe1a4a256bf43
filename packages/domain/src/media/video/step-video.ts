import {
  percentOf,
  shownVolume,
  type VideoCommand,
  type VideoEvent,
  type VideoMoment,
  type VideoState,
} from './video-state.ts'

/** Unit: px. @see VID-13 */
export const VOLUME_BAR_PX = 50
/** The least time between two moves of a bar that count. @see VID-13 */
export const DRAG_INTERVAL_MS = 60

/** A player after an event, and what its media element is to do now. */
export interface VideoStep {
  readonly state: VideoState
  readonly commands: readonly VideoCommand[]
}

const PLAY: VideoCommand = { type: 'play' }
const PAUSE: VideoCommand = { type: 'pause' }

const clampPart = (part: number): number => Math.min(1, Math.max(0, part))

function step(
  state: VideoState,
  patch: Partial<VideoState>,
  ...commands: readonly VideoCommand[]
): VideoStep {
  return { state: { ...state, ...patch }, commands }
}

/** A bar that is moved above 0 is heard again. @see VID-13, VID-14 */
function changeVolume(state: VideoState, wanted: number): VideoStep {
  const volume = clampPart(wanted)
  const muted = state.muted && volume === 0
  const unmute: readonly VideoCommand[] =
    muted === state.muted ? [] : [{ type: 'set-muted', muted }]
  return step(state, { volume, muted }, { type: 'set-volume', volume }, ...unmute)
}

/** The volume is really set; a start time seeks and plays. @see VID-04, VID-11 */
function load(state: VideoState, duration: number, startTime: number | undefined): VideoStep {
  const { volume, muted } = state
  const sound: VideoCommand[] = [{ type: 'set-volume', volume }]
  if (muted) sound.push({ type: 'set-muted', muted })
  if (startTime === undefined) return step(state, { duration }, ...sound)
  const patch = { duration, currentTime: startTime }
  return step(state, patch, ...sound, { type: 'seek', to: startTime }, PLAY)
}

/** Goes on where the other player was, as loud as that. */
function takeOver(state: VideoState, { time, volume, muted, isPlaying }: VideoMoment): VideoStep {
  return step(
    state,
    { currentTime: time, volume, muted },
    { type: 'set-volume', volume },
    { type: 'set-muted', muted },
    { type: 'seek', to: time },
    ...(isPlaying ? [PLAY] : []),
  )
}

/** @param part of the duration; beyond its ends is at them */
function seekTo(state: VideoState, part: number): VideoStep {
  const currentTime = clampPart(part) * state.duration
  return step(state, { currentTime }, { type: 'seek', to: currentTime })
}

/** Nowhere while the duration is not known. */
function stepSeek(state: VideoState, seconds: number): VideoStep {
  if (state.duration <= 0) return step(state, {})
  return seekTo(state, (state.currentTime + seconds) / state.duration)
}

/** What was playing goes on, what was paused stays so, at the new place. @see VID-08 */
function endSeek(state: VideoState): VideoStep {
  const patch = { dragging: false, resumes: false }
  return state.resumes ? step(state, patch, PLAY) : step(state, patch)
}

/** What comes from the media element itself. While the seek bar is held, that says what the time is. */
function hear(state: VideoState, event: VideoEvent): VideoStep {
  switch (event.type) {
    case 'played':
      return step(state, { paused: false })
    case 'paused':
      return step(state, { paused: true })
    case 'time-passed':
      return step(state, state.dragging ? {} : { currentTime: event.currentTime })
    case 'loaded':
      return load(state, event.duration, event.startTime)
    case 'buffered':
      return step(state, { buffered: percentOf(event.until, state.duration) })
    case 'fullscreen-changed':
      return step(state, { fullscreen: event.isFullscreen })
    default:
      return step(state, {})
  }
}

/**
 * What an event does to a player. Presses command the media element; whether it plays or fills the
 * screen changes when the element says so.
 *
 * @see VID-04, VID-06 to VID-08, VID-11, VID-13 to VID-16
 */
export function stepVideo(state: VideoState, event: VideoEvent): VideoStep {
  switch (event.type) {
    case 'play-pressed':
      return step(state, {}, state.paused ? PLAY : PAUSE)
    case 'mute-pressed': {
      const muted = !state.muted
      return step(state, { muted }, { type: 'set-muted', muted })
    }
    case 'reveal-pressed':
      return state.revealed
        ? step(state, { revealed: false }, PAUSE)
        : step(state, { revealed: true })
    case 'fullscreen-pressed':
      return step(state, {}, { type: state.fullscreen ? 'exit-fullscreen' : 'enter-fullscreen' })
    case 'hovered':
      return step(state, { hovered: event.isHovered })
    case 'volume-dragged':
      return changeVolume(state, event.px / VOLUME_BAR_PX)
    case 'volume-stepped':
      return changeVolume(state, shownVolume(state) + event.part)
    case 'seek-began':
      return step(state, { dragging: true, resumes: !state.paused }, PAUSE)
    case 'seek-dragged':
      return seekTo(state, event.part)
    case 'seek-stepped':
      return stepSeek(state, event.seconds)
    case 'seek-ended':
      return endSeek(state)
    case 'handed-over':
      return takeOver(state, event)
    case 'playback-prevented':
      return step(state, { resumes: false }, PAUSE)
    default:
      return hear(state, event)
  }
}
