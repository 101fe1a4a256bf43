import type { MediaId } from './ids.ts'

/** The media limits of a server. @see https://docs.joinmastodon.org/entities/Instance/#media_attachments */
export interface MediaLimits {
  /** Per post. */
  readonly max_attachments: number
  /** Maximum characters of a description. */
  readonly description_limit: number
  /** Bytes; null if the server does not send it. */
  readonly image_size_limit: number | null
  /** For video and audio, in bytes; null if the server does not send it. */
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
  /** null while the instance processes the file. */
  readonly url: string | null
  readonly preview_url: string | null
  readonly remote_url: string | null
  readonly description: string | null
  readonly blurhash: string | null
  readonly meta: {
    readonly original?: MediaDimensions
    readonly small?: MediaDimensions
    /** Seconds, for video and audio. */
    readonly duration?: number
    /** Each from -1 to 1; x left to right, y bottom to top. */
    readonly focus?: { readonly x: number; readonly y: number }
  } | null
}
