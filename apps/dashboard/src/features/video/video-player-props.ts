import type { ReactNode } from 'react'
import type { DisplayMedia, VideoMoment } from '@colonnade/domain/media'

/** The props of a video player. @see VID-03 */
export interface VideoPlayerProps {
  /** null while the server is still processing the file. */
  readonly src: string | null
  readonly preview: string | null
  /** The description; empty when there is none. */
  readonly alt: string
  /** Size of the video in pixels. Without it the aspect ratio is 16:9. */
  readonly width?: number | undefined
  readonly height?: number | undefined
  /** As reported by the server, in seconds. */
  readonly duration?: number | undefined
  /** Fills the width of its container in 16:9, whatever the aspect ratio of the video. */
  readonly isInline?: boolean
  /** In seconds. Playback starts there at once. */
  readonly startTime?: number | undefined
  readonly isSensitive?: boolean
  readonly displayMedia?: DisplayMedia
  /** Overrides `isSensitive` and `displayMedia`. */
  readonly isRevealed?: boolean | undefined
  /** Shows all of the video, with bars; otherwise the video fills its box and is cropped. */
  readonly isLetterboxed?: boolean
  /** Extends to the edges of the row. */
  readonly isFullWidth?: boolean
  /** Part of the detailed view, which shows all information. */
  readonly isDetailed?: boolean
  /** Whether playback is prevented, because other media must not be interrupted. */
  readonly isPlaybackPrevented?: boolean
  /** Shown behind the video, and in its place while it is hidden. */
  readonly backdrop?: ReactNode
  readonly onRevealChange?: (isRevealed: boolean) => void
  /** Opens a larger player, starting at `time`. */
  readonly onExpand?: ((time: number) => void) | undefined
  readonly onClose?: (() => void) | undefined
  /** The playback state that another player of the video hands over. */
  readonly moment?: VideoMoment
  /** Receives a function that returns the current playback state while the player is mounted. */
  readonly onMoment?: (read: () => VideoMoment) => void
  /** Enables the pop-in player for this video while it is out of view. */
  readonly popIn?: VideoPopIn | undefined
  /** Called when the first frame is loaded, with the size in pixels; 0 for audio only. */
  readonly onKnown?: (width: number, height: number) => void
  /** Called when it fails to load, or when this browser cannot decode it. */
  readonly onFailure?: () => void
}

/** Data that the pop-in player needs for a video. */
export interface VideoPopIn {
  /** The same wherever this post's video is shown. */
  readonly key: string
  readonly onOpenPost: () => void
}
