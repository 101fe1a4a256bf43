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
