/** The properties of a video or sound file. Those that the file does not contain are omitted. */
export interface MediaInfo {
  readonly width?: number
  readonly height?: number
  readonly seconds?: number
  /** Set only if all tracks are known. */
  readonly isSilent?: boolean
}
