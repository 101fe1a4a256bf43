import { hasVisibleText } from '../text/visible-text.ts'
import { MAX_TITLE_UNITS } from './column-look.ts'

/** Maximum length of a column's title. Unit: graphemes. */
export const MAX_TITLE_LENGTH = 60

/** Cuts a title to its maximum length, between graphemes. Never throws. */
export function limitTitle(text: string): string {
  if (text.length <= MAX_TITLE_LENGTH) return text
  const segments = new Intl.Segmenter('en').segment(text.slice(0, MAX_TITLE_UNITS))
  return [...segments]
    .slice(0, MAX_TITLE_LENGTH)
    .map(({ segment }) => segment)
    .join('')
}

/**
 * Returns the title to save: one line, trimmed, at most 60 graphemes. Empty for a text without visible characters.
 * Never throws.
 *
 * @see BY-55
 */
export function toColumnTitle(text: string): string {
  return hasVisibleText(text) ? limitTitle(text.trim()).replace(/\s+/g, ' ').trimEnd() : ''
}

/**
 * One emoji: a flag, a keycap, or pictographs with their variations, joined by at most three joiners. All of these
 * sequences are one grapheme. Tags are those of a flag such as Scotland's.
 *
 * @see https://www.unicode.org/reports/tr51/#EBNF_and_Regex
 */
const EMOJI =
  /^(?:\p{RI}{2}|[\d#*]\uFE0F?\u20E3|(?=\p{Emoji})\p{ExtPict}(?:\uFE0F|\p{EMod})?(?:[\u{E0020}-\u{E007E}]{1,6}\u{E007F})?(?:\u200D\p{ExtPict}(?:\uFE0F|\p{EMod})?){0,3})$/u

/** Whether a text is exactly one emoji. Never throws. @see BY-55 */
export function isSingleEmoji(text: string): boolean {
  return EMOJI.test(text)
}
