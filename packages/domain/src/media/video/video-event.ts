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
