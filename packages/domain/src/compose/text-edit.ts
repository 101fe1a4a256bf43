import type { TextSpan } from '../text/index.ts'

/** A text after an edit, and where the caret stands in it, in UTF-16 units. */
export interface TextEdit {
  readonly text: string
  readonly caret: number
}

/** Puts something in the place of a part of a text; the caret goes behind it. */
export function replaceSpan(text: string, { start, end }: TextSpan, inserted: string): TextEdit {
  const before = `${text.slice(0, start)}${inserted}`
  return { text: `${before}${text.slice(end)}`, caret: before.length }
}

/** Behind an emoji that was picked from the suggestions. @see SUG-08 */
export const ZERO_WIDTH_SPACE = '\u200B'

const ENDS_IN_SPACE = /\s$/u
const BEGINS_WITH_SPACE = /^\s/u

/**
 * Puts an emoji in the place of what is marked, or at the caret where nothing is. Servers read a `:shortcode:` only
 * between white space: a space is added on each side that lacks it.
 *
 * @param selection in UTF-16 units, as a text field gives it
 * @param emoji its characters or its `:shortcode:`
 * @see CMP-53
 */
export function insertEmoji(text: string, selection: TextSpan, emoji: string): TextEdit {
  if (!emoji.startsWith(':')) return replaceSpan(text, selection, emoji)
  const [before, after] = [text.slice(0, selection.start), text.slice(selection.end)]
  const lead = before === '' || ENDS_IN_SPACE.test(before) ? '' : ' '
  const edit = replaceSpan(
    text,
    selection,
    BEGINS_WITH_SPACE.test(after) ? `${lead}${emoji}` : `${lead}${emoji} `,
  )
  // Behind the space that stands there already.
  return after.startsWith(' ') ? { ...edit, caret: edit.caret + 1 } : edit
}
