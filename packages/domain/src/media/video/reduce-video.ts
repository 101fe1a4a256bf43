import {
  getPercent,
  getShownVolume,
  type VideoCommand,
  type VideoEvent,
  type VideoMoment,
  type VideoState,
} from './video-state.ts'

/** Unit: px. @see VID-13 */
export const VOLUME_BAR_PX = 50
/** Minimum time between two handled moves of a bar. @see VID-13 */
export const DRAG_INTERVAL_MS = 60

/** The state after an event, and the commands for the media element. */
export interface VideoStep {
  readonly state: VideoState
  readonly commands: readonly VideoCommand[]
}

const PLAY: VideoCommand = { type: 'play' }
const PAUSE: VideoCommand = { type: 'pause' }

const clampPart = (part: number): number => Math.min(1, Math.max(0, part))

function createStep(
  state: VideoState,
  patch: Partial<VideoState>,
  ...commands: readonly VideoCommand[]
): VideoStep {
  return { state: { ...state, ...patch }, commands }
}

/** Moving the bar above 0 unmutes. @see VID-13, VID-14 */
function changeVolume(state: VideoState, requested: number): VideoStep {
  const volume = clampPart(requested)
  const muted = state.muted && volume === 0
  const unmute: readonly VideoCommand[] =
    muted === state.muted ? [] : [{ type: 'set-muted', muted }]
  return createStep(state, { volume, muted }, { type: 'set-volume', volume }, ...unmute)
}

/** Sets the volume of the media element. A start time seeks and plays. @see VID-04, VID-11 */
function handleLoaded(
  state: VideoState,
  duration: number,
  startTime: number | undefined,
): VideoStep {
  const { volume, muted } = state
  const sound: VideoCommand[] = [{ type: 'set-volume', volume }]
  if (muted) sound.push({ type: 'set-muted', muted })
  if (startTime === undefined) return createStep(state, { duration }, ...sound)
  const patch = { duration, currentTime: startTime }
  return createStep(state, patch, ...sound, { type: 'seek', to: startTime }, PLAY)
}

/** Continues at the time and volume of the other player. */
function adoptMoment(
  state: VideoState,
  { time, volume, muted, isPlaying }: VideoMoment,
): VideoStep {
  return createStep(
    state,
    { currentTime: time, volume, muted },
    { type: 'set-volume', volume },
    { type: 'set-muted', muted },
    { type: 'seek', to: time },
    ...(isPlaying ? [PLAY] : []),
  )
}

/** @param part of the duration; clamped to 0 and 1 */
function seekTo(state: VideoState, part: number): VideoStep {
  const currentTime = clampPart(part) * state.duration
  return createStep(state, { currentTime }, { type: 'seek', to: currentTime })
}

/** Does not seek while the duration is unknown. */
function stepSeek(state: VideoState, seconds: number): VideoStep {
  if (state.duration <= 0) return createStep(state, {})
  return seekTo(state, (state.currentTime + seconds) / state.duration)
}

/** Resumes at the new time if the video was playing before the drag. @see VID-08 */
function endSeek(state: VideoState): VideoStep {
  const patch = { dragging: false, resumes: false }
  return state.resumes ? createStep(state, patch, PLAY) : createStep(state, patch)
}

/** Handles events of the media element. During a drag of the seek bar its time is ignored. */
function handleMediaEvent(state: VideoState, event: VideoEvent): VideoStep {
  switch (event.type) {
    case 'played':
      return createStep(state, { paused: false })
    case 'paused':
      return createStep(state, { paused: true })
    case 'time-passed':
      return createStep(state, state.dragging ? {} : { currentTime: event.currentTime })
    case 'loaded':
      return handleLoaded(state, event.duration, event.startTime)
    case 'buffered':
      return createStep(state, { buffered: getPercent(event.until, state.duration) })
    case 'fullscreen-changed':
      return createStep(state, { fullscreen: event.isFullscreen })
    default:
      return createStep(state, {})
  }
}

/**
 * Applies an event to a player. User actions send commands to the media element. Playback and full screen change only
 * when the element reports it.
 *
 * @see VID-04, VID-06 to VID-08, VID-11, VID-13 to VID-16
 */
export function reduceVideo(state: VideoState, event: VideoEvent): VideoStep {
  switch (event.type) {
    case 'play-pressed':
      return createStep(state, {}, state.paused ? PLAY : PAUSE)
    case 'mute-pressed': {
      const muted = !state.muted
      return createStep(state, { muted }, { type: 'set-muted', muted })
    }
    case 'reveal-pressed':
      return state.revealed
        ? createStep(state, { revealed: false }, PAUSE)
        : createStep(state, { revealed: true })
    case 'fullscreen-pressed':
      return createStep(
        state,
        {},
        { type: state.fullscreen ? 'exit-fullscreen' : 'enter-fullscreen' },
      )
    case 'hovered':
      return createStep(state, { hovered: event.isHovered })
    case 'volume-dragged':
      return changeVolume(state, event.px / VOLUME_BAR_PX)
    case 'volume-stepped':
      return changeVolume(state, getShownVolume(state) + event.part)
    case 'seek-began':
      return createStep(state, { dragging: true, resumes: !state.paused }, PAUSE)
    case 'seek-dragged':
      return seekTo(state, event.part)
    case 'seek-stepped':
      return stepSeek(state, event.seconds)
    case 'seek-ended':
      return endSeek(state)
    case 'handed-over':
      return adoptMoment(state, event)
    case 'playback-prevented':
      return createStep(state, { resumes: false }, PAUSE)
    default:
      return handleMediaEvent(state, event)
  }
}
