/** Pixels as a canvas has them: red, green, blue and opacity of each, 0 to 255, row by row. */
export interface Picture {
  readonly data: Uint8ClampedArray
  /** Px. */
  readonly width: number
  readonly height: number
}
