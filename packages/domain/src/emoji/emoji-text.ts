import type { Emoji } from './emoji.ts'
import { type SkinTone, tonedUnified } from './skin-tone.ts'

const LAST_CODE_POINT = 0x10_ff_ff
const HEX = /^[\da-f]+$/i

/** The characters of a code like `1f44d-1f3fd`; empty for anything that is no such code. Never throws. */
export function glyphOf(unified: string): string {
  const parts = unified.split('-')
  const points = parts.map((part) => (HEX.test(part) ? Number.parseInt(part, 16) : Number.NaN))
  return points.every((point) => point <= LAST_CODE_POINT) ? String.fromCodePoint(...points) : ''
}

/** What an emoji puts into a text: its characters in the chosen tone, or its `:shortcode:`. */
export function emojiText(emoji: Emoji, tone: SkinTone): string {
  return emoji.category === 'custom' ? `:${emoji.id}:` : glyphOf(tonedUnified(emoji, tone))
}
