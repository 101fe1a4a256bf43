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
