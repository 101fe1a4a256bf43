import type { CSSProperties } from 'react'

/** Pixels; unknown where the server does not say. */
export interface MediaSize {
  readonly width?: number | undefined
  readonly height?: number | undefined
}

/** The size of a picture as limits of its box: a picture is never enlarged. */
export function getOwnSize({ width, height }: MediaSize = {}): CSSProperties {
  if (width === undefined || height === undefined || width <= 0 || height <= 0) return {}
  return { '--own-width': `${width}px`, '--own-height': `${height}px` }
}
