import type { TextSpan } from '../text/index.ts'

/** A text after an edit, and its caret position in UTF-16 units. */
export interface TextEdit {
  readonly text: string
  readonly caret: number
}

/** Replaces a part of a text. The caret is set after the inserted text. */
export function replaceSpan(text: string, { start, end }: TextSpan, inserted: string): TextEdit {
  const before = `${text.slice(0, start)}${inserted}`
  return { text: `${before}${text.slice(end)}`, caret: before.length }
}

/** Inserted after an emoji that was picked from the suggestions. @see SUG-08 */
export const ZERO_WIDTH_SPACE = '\u200B'

const ENDS_IN_SPACE = /\s$/u
const BEGINS_WITH_SPACE = /^\s/u

/**
 * Inserts an emoji at the caret, or replaces the selection. Servers recognise a `:shortcode:` only between white
 * space, so a space is added on each side that has none.
 *
 * @param selection in UTF-16 units, as a text field reports it
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
  // After the existing space.
  return after.startsWith(' ') ? { ...edit, caret: edit.caret + 1 } : edit
}
