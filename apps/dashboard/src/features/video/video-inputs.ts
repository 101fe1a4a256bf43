import type { ReactNode } from 'react'
import type { DisplayMedia, VideoMoment } from '@colonnade/domain/media'

/** What a player of films is told. @see VID-03 */
export interface VideoInputs {
  /** null while the server still works on it. */
  readonly src: string | null
  readonly preview: string | null
  /** What is said to be seen in it; empty where nobody said. */
  readonly alt: string
  /** Pixels of the film; without them it is 16 to 9. */
  readonly width?: number | undefined
  readonly height?: number | undefined
  /** What the server says, in seconds. */
  readonly duration?: number | undefined
  /** As wide as what it stands in, and 16 to 9 whatever the film is. */
  readonly isInline?: boolean
  /** Seconds; it plays from there at once. */
  readonly startTime?: number | undefined
  readonly isSensitive?: boolean
  readonly displayMedia?: DisplayMedia
  /** Counts before sensitivity and preference. */
  readonly isRevealed?: boolean | undefined
  /** All of the film, with bars; otherwise it fills its box. */
  readonly isLetterboxed?: boolean
  /** Its edges are those of the row. */
  readonly isFullWidth?: boolean
  /** It stands alone, with all there is to know. */
  readonly isDetailed?: boolean
  /** Something else must not be disturbed. */
  readonly isPlaybackPrevented?: boolean
  /** Shown behind the film and in its place. */
  readonly backdrop?: ReactNode
  readonly onRevealChange?: (isRevealed: boolean) => void
  /** Shows it larger, from `time` on. */
  readonly onExpand?: ((time: number) => void) | undefined
  readonly onClose?: (() => void) | undefined
  /** Another player gave the film up here. */
  readonly moment?: VideoMoment
  /** Is given what tells how far it is, for as long as it stands. */
  readonly onMoment?: (read: () => VideoMoment) => void
  /** Where there is a corner for it, it goes on there while it is out of sight. */
  readonly corner?: VideoCorner | undefined
  /** Its first picture is there, and with it its size, in pixels; 0 for a sound without pictures. */
  readonly onKnown?: (width: number, height: number) => void
  /** It does not arrive, or this browser cannot read it. */
  readonly onFailure?: () => void
}

/** What a film needs to go on in a corner. */
export interface VideoCorner {
  /** The same wherever the film of this post is shown. */
  readonly key: string
  readonly onOpenPost: () => void
}
