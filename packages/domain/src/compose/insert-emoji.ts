import type { TextSpan } from '../text/index.ts'
import { replaceSpan, type TextEdit } from './text-edit.ts'

/** Behind every emoji that was picked, so that it joins safely with what follows. @see CMP-53 */
export const ZERO_WIDTH_SPACE = '\u200B'

/** Servers read no shortcode that stands directly behind a word or another colon. */
const ENDS_IN_WORD = /[\p{L}\p{N}:]$/u

/**
 * Puts an emoji in the place of what is marked, or at the caret where nothing is, followed by a
 * zero-width space. A `:shortcode:` behind a word gets one in front of it too.
 *
 * @param selection in UTF-16 units, as a text field gives it
 * @param emoji its characters or its `:shortcode:`
 * @see CMP-53
 */
export function insertEmoji(text: string, selection: TextSpan, emoji: string): TextEdit {
  const isTouching = emoji.startsWith(':') && ENDS_IN_WORD.test(text.slice(0, selection.start))
  const before = isTouching ? ZERO_WIDTH_SPACE : ''
  return replaceSpan(text, selection, `${before}${emoji}${ZERO_WIDTH_SPACE}`)
}
