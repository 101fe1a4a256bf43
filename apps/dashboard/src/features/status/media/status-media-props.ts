import type { MediaAttachmentEntity } from '@colonnade/domain/entities'

/** What the pictures and films of a post are told. */
export interface StatusMediaProps {
  /** Images, films and silent loops. */
  readonly media: readonly MediaAttachmentEntity[]
  readonly isSensitive: boolean
  readonly isRevealed: boolean
  readonly isLetterboxed: boolean
  readonly isFullWidth: boolean
  /** It stands alone, with all there is to know. */
  readonly isDetailed: boolean
  readonly autoPlays: boolean
  readonly onRevealChange: (isRevealed: boolean) => void
  readonly onOpenPost: () => void
  readonly onOpen: (index: number) => void
  /** @param time seconds of the film */
  readonly onOpenVideo: (index: number, time: number) => void
}
