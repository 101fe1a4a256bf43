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
