/** @see https://docs.joinmastodon.org/entities/CustomEmoji/ */
export interface CustomEmojiEntity {
  readonly shortcode: string
  readonly url: string
  readonly static_url: string
  readonly visible_in_picker: boolean
  readonly category?: string | null
}
