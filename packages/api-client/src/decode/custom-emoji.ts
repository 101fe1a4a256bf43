import type { CustomEmojiEntity } from '@colonnade/domain/entities'
import { DecodeError } from './decoder.ts'
import { fieldsOf, many, mediaUrlOrNull, MOST_LISTED, text, textOrNull } from './fields.ts'

/** @throws DecodeError without a shortcode or a picture */
export function decodeCustomEmoji(raw: unknown): CustomEmojiEntity {
  const emoji = readCustomEmoji(raw)
  if (emoji === null) throw new DecodeError('custom emoji', 'no shortcode or no picture')
  return emoji
}

/** The custom emoji of a text; broken ones are left out. */
export const customEmojis = (raw: unknown): readonly CustomEmojiEntity[] =>
  many(raw, readCustomEmoji, MOST_LISTED)

function readCustomEmoji(raw: unknown): CustomEmojiEntity | null {
  const fields = fieldsOf<CustomEmojiEntity>(raw)
  const shortcode = text(fields?.shortcode)
  const picture = mediaUrlOrNull(fields?.url) ?? mediaUrlOrNull(fields?.static_url)
  if (fields === null || shortcode === '' || picture === null) return null
  return {
    shortcode,
    url: picture,
    static_url: mediaUrlOrNull(fields.static_url) ?? picture,
    visible_in_picker: fields.visible_in_picker !== false,
    category: textOrNull(fields.category),
  }
}
