import type { CSSProperties } from 'react'

/** In pixels; undefined when the server does not send it. */
export interface MediaSize {
  readonly width?: number | undefined
  readonly height?: number | undefined
}

/** Returns CSS limits for an image's box, so that an image is never enlarged. */
export function getMaxSize({ width, height }: MediaSize = {}): CSSProperties {
  if (width === undefined || height === undefined || width <= 0 || height <= 0) return {}
  return { '--own-width': `${width}px`, '--own-height': `${height}px` }
}
