import type { VideoState } from './video-state.ts'

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
