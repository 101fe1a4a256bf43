/** Where a film is and how it is heard: what another player needs to go on with it. */
export interface VideoMoment {
  /** Seconds. */
  readonly time: number
  /** 0 to 1. */
  readonly volume: number
  readonly muted: boolean
  readonly isPlaying: boolean
}

/** What happens to a player: presses and drags, and what its media element says. */
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
  /** By a key; backwards where it is negative. */
  | { readonly type: 'seek-stepped'; readonly seconds: number }
  /** By a key, as a part of all there is; quieter where it is negative. */
  | { readonly type: 'volume-stepped'; readonly part: number }
  /** Another player of the same film gave it up. */
  | ({ readonly type: 'handed-over' } & VideoMoment)
  /** Something else must not be disturbed. */
  | { readonly type: 'playback-prevented' }
  | { readonly type: 'played' }
  | { readonly type: 'paused' }
  | { readonly type: 'time-passed'; readonly currentTime: number }
  | { readonly type: 'loaded'; readonly duration: number; readonly startTime?: number | undefined }
  /** `until` in seconds. */
  | { readonly type: 'buffered'; readonly until: number }
  | { readonly type: 'fullscreen-changed'; readonly isFullscreen: boolean }

/** What the media element is to do. */
export type VideoCommand =
  | { readonly type: 'play' }
  | { readonly type: 'pause' }
  | { readonly type: 'seek'; readonly to: number }
  | { readonly type: 'set-volume'; readonly volume: number }
  | { readonly type: 'set-muted'; readonly muted: boolean }
  | { readonly type: 'enter-fullscreen' }
  | { readonly type: 'exit-fullscreen' }

/** What a player shows. @see ENT-18 */
export interface VideoState {
  /** Seconds. */
  readonly currentTime: number
  /** Seconds; 0 while not known. */
  readonly duration: number
  /** 0 to 1; kept while muted. */
  readonly volume: number
  readonly paused: boolean
  /** Somebody holds the seek bar. */
  readonly dragging: boolean
  readonly fullscreen: boolean
  readonly hovered: boolean
  readonly muted: boolean
  /** The picture is shown, not its cover. */
  readonly revealed: boolean
  /** Percent of the video that is there. */
  readonly buffered: number
  /** It played when the seek bar was taken, and plays on when that is let go. */
  readonly resumes: boolean
}

/** @see VID-04 */
export const START_VOLUME = 0.5

const START_SOUND = { volume: START_VOLUME, muted: false }

/**
 * A player before anything happened.
 *
 * @param duration what the server says of it, in seconds; 0 where it says nothing
 * @param sound what was chosen in another player, if anything was
 * @see VID-04
 */
export function startVideo(
  revealed: boolean,
  duration = 0,
  sound: Pick<VideoState, 'volume' | 'muted'> = START_SOUND,
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

/** How loud the volume bar shows it. @see VID-14 */
export function shownVolume({ muted, volume }: VideoState): number {
  return muted ? 0 : volume
}

/** @see VID-17 */
export function areControlsShown({ paused, hovered }: VideoState): boolean {
  return paused || hovered
}

/** How far it has played. Percent; 0 while its duration is not known. @see VID-15 */
export function playedPercent({ currentTime, duration }: VideoState): number {
  return percentOf(currentTime, duration)
}

/** A part of a duration, 0 to 100; 0 while that is not known. */
export function percentOf(time: number, duration: number): number {
  return duration > 0 ? Math.min(100, Math.max(0, (time / duration) * 100)) : 0
}

interface PreloadInputs extends Pick<VideoState, 'fullscreen' | 'dragging'> {
  /** Seconds. */
  readonly startTime?: number | undefined
  /** The post stands alone, with all there is to know of it. */
  readonly detailed: boolean
}

/** How much of a video is fetched before it plays. @see VID-10 */
export function videoPreload(inputs: PreloadInputs): 'auto' | 'metadata' | 'none' {
  if (inputs.startTime !== undefined || inputs.fullscreen || inputs.dragging) return 'auto'
  return inputs.detailed ? 'metadata' : 'none'
}
