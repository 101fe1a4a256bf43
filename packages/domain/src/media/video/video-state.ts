/** Time and sound of a video, with which another player can continue it. */
export interface VideoMoment {
  /** Seconds. */
  readonly time: number
  /** 0 to 1. */
  readonly volume: number
  readonly muted: boolean
  readonly isPlaying: boolean
}

/** Events of a player: user actions and events of the media element. */
export type VideoEvent =
  | { readonly type: 'play-pressed' }
  | { readonly type: 'mute-pressed' }
  | { readonly type: 'reveal-pressed' }
  | { readonly type: 'fullscreen-pressed' }
  | { readonly type: 'hovered'; readonly isHovered: boolean }
  /** `px` from the quiet end of the bar. */
  | { readonly type: 'volume-dragged'; readonly px: number }
  | { readonly type: 'seek-began' }
  /** `part` of the bar, 0 to 1. */
  | { readonly type: 'seek-dragged'; readonly part: number }
  | { readonly type: 'seek-ended' }
  /** By keyboard; backwards if negative. */
  | { readonly type: 'seek-stepped'; readonly seconds: number }
  /** By keyboard, as a share of the full volume; quieter if negative. */
  | { readonly type: 'volume-stepped'; readonly part: number }
  /** Another player of the same video hands over to this one. */
  | ({ readonly type: 'handed-over' } & VideoMoment)
  /** Playback must not disturb something else. */
  | { readonly type: 'playback-prevented' }
  | { readonly type: 'played' }
  | { readonly type: 'paused' }
  | { readonly type: 'time-passed'; readonly currentTime: number }
  | { readonly type: 'loaded'; readonly duration: number; readonly startTime?: number | undefined }
  /** `until` in seconds. */
  | { readonly type: 'buffered'; readonly until: number }
  | { readonly type: 'fullscreen-changed'; readonly isFullscreen: boolean }

/** Commands for the media element. */
export type VideoCommand =
  | { readonly type: 'play' }
  | { readonly type: 'pause' }
  | { readonly type: 'seek'; readonly to: number }
  | { readonly type: 'set-volume'; readonly volume: number }
  | { readonly type: 'set-muted'; readonly muted: boolean }
  | { readonly type: 'enter-fullscreen' }
  | { readonly type: 'exit-fullscreen' }

/** The state of a player. @see ENT-18 */
export interface VideoState {
  /** Seconds. */
  readonly currentTime: number
  /** Seconds; 0 while unknown. */
  readonly duration: number
  /** 0 to 1; kept while muted. */
  readonly volume: number
  readonly paused: boolean
  /** Whether the user is dragging the seek bar. */
  readonly dragging: boolean
  readonly fullscreen: boolean
  readonly hovered: boolean
  readonly muted: boolean
  /** Whether the video is visible, not its cover. */
  readonly revealed: boolean
  /** Percent of the video that is buffered. */
  readonly buffered: number
  /** Whether the video was playing before the drag of the seek bar, so that it resumes afterwards. */
  readonly resumes: boolean
}

/** @see VID-04 */
export const START_VOLUME = 0.5

const INITIAL_SOUND = { volume: START_VOLUME, muted: false }

/**
 * Creates the initial state of a player.
 *
 * @param duration from the server, in seconds; 0 if unknown
 * @param sound the volume chosen in another player, if any
 * @see VID-04
 */
export function createVideoState(
  revealed: boolean,
  duration = 0,
  sound: Pick<VideoState, 'volume' | 'muted'> = INITIAL_SOUND,
): VideoState {
  return {
    currentTime: 0,
    duration,
    volume: sound.volume,
    paused: true,
    dragging: false,
    fullscreen: false,
    hovered: false,
    muted: sound.muted,
    revealed,
    buffered: 0,
    resumes: false,
  }
}

/** Returns the volume that the bar shows. @see VID-14 */
export function getShownVolume({ muted, volume }: VideoState): number {
  return muted ? 0 : volume
}

/** @see VID-17 */
export function areControlsShown({ paused, hovered }: VideoState): boolean {
  return paused || hovered
}

/** Returns the played share. Percent; 0 while the duration is unknown. @see VID-15 */
export function getPlayedPercent({ currentTime, duration }: VideoState): number {
  return getPercent(currentTime, duration)
}

/** Returns a share of the duration, 0 to 100; 0 while the duration is unknown. */
export function getPercent(time: number, duration: number): number {
  return duration > 0 ? Math.min(100, Math.max(0, (time / duration) * 100)) : 0
}

interface PreloadInputs extends Pick<VideoState, 'fullscreen' | 'dragging'> {
  /** Seconds. */
  readonly startTime?: number | undefined
  /** Whether the post is shown alone in the detailed view. */
  readonly detailed: boolean
}

/** Returns how much of a video is fetched before it plays, for `<video preload>`. @see VID-10 */
export function getVideoPreload(inputs: PreloadInputs): 'auto' | 'metadata' | 'none' {
  if (inputs.startTime !== undefined || inputs.fullscreen || inputs.dragging) return 'auto'
  return inputs.detailed ? 'metadata' : 'none'
}
