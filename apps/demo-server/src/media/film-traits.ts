/** What a video or a sound tells of itself; what it does not tell is left out. */
export interface FilmTraits {
  readonly width?: number
  readonly height?: number
  readonly seconds?: number
  /** Only where all tracks are known. */
  readonly isSilent?: boolean
}
