import type { MediaId } from './ids.ts'

/** What a server takes as media. @see https://docs.joinmastodon.org/entities/Instance/#media_attachments */
export interface MediaLimits {
  /** Of one post. */
  readonly max_attachments: number
  /** Characters of a description. */
  readonly description_limit: number
  /** Bytes; null where it says nothing. */
  readonly image_size_limit: number | null
  /** Of a video or a sound, in bytes; null where it says nothing. */
  readonly video_size_limit: number | null
}

export type MediaType = 'image' | 'video' | 'gifv' | 'audio' | 'unknown'

export interface MediaDimensions {
  readonly width?: number
  readonly height?: number
}

/** @see https://docs.joinmastodon.org/entities/MediaAttachment/ */
export interface MediaAttachmentEntity {
  readonly id: MediaId
  readonly type: MediaType
  /** null while the instance still processes it. */
  readonly url: string | null
  readonly preview_url: string | null
  readonly remote_url: string | null
  readonly description: string | null
  readonly blurhash: string | null
  readonly meta: {
    readonly original?: MediaDimensions
    readonly small?: MediaDimensions
    /** Seconds, of a film or a sound. */
    readonly duration?: number
    /** Each from -1 to 1; x left to right, y bottom to top. */
    readonly focus?: { readonly x: number; readonly y: number }
  } | null
}
