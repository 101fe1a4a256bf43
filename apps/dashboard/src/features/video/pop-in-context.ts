import { createContext, type ReactNode } from 'react'
import type { VideoMoment } from '@colonnade/domain/media'

/** A video that continues to play while its post is out of view. */
export interface PopInVideo {
  /** Identifies the video and the post that shows it. */
  readonly key: string
  readonly body: ReactNode
  /** Returns its current playback state. */
  readonly getMoment: () => VideoMoment
}

/** The pop-in player in a corner of the window, for one video at a time. */
export interface PopIn {
  /** Replaces the video that plays there. */
  readonly show: (film: PopInVideo) => void
  /** Closes the video and returns its playback state; null when it does not play there. */
  readonly close: (key: string) => VideoMoment | null
}

/** null when videos stop with their posts. @see VID-19, BY-16 */
export const PopInContext = createContext<PopIn | null>(null)
