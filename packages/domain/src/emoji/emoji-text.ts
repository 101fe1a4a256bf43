import type { Emoji } from './emoji.ts'
import { type SkinTone, applySkinTone } from './skin-tone.ts'

const LAST_CODE_POINT = 0x10_ff_ff
const HEX = /^[\da-f]+$/i

/** Returns the characters of a code like `1f44d-1f3fd`, or an empty text for an invalid code. Never throws. */
export function toGlyph(unified: string): string {
  const parts = unified.split('-')
  const points = parts.map((part) => (HEX.test(part) ? Number.parseInt(part, 16) : Number.NaN))
  return points.every((point) => point <= LAST_CODE_POINT) ? String.fromCodePoint(...points) : ''
}

/** Returns the text that an emoji inserts: its characters in the selected skin tone, or its `:shortcode:`. */
export function getEmojiText(emoji: Emoji, tone: SkinTone): string {
  return emoji.category === 'custom' ? `:${emoji.id}:` : toGlyph(applySkinTone(emoji, tone))
}
