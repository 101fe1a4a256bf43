import type { CustomEmojiEntity } from '@colonnade/domain/entities'
import type { EmojiRow } from '../store/custom-emojis.ts'
import { smallArtworkUrl } from './media-urls.ts'

export function serializeEmoji(
  { shortcode, artwork, category }: EmojiRow,
  origin: string,
): CustomEmojiEntity {
  const url = smallArtworkUrl(origin, artwork)
  return { shortcode, url, static_url: url, visible_in_picker: true, category }
}
