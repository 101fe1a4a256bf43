import type { Draft } from '../compose/draft.ts'

/** More is not seen on a line. Unit: UTF-16 units. */
const EXCERPT_LENGTH = 160

/**
 * The beginning of a draft as a line of a list: its words, else its warning, without line breaks.
 *
 * @returns empty where there are no words. Never throws.
 * @see BY-03
 */
export function draftExcerpt({ text, spoilerText }: Pick<Draft, 'text' | 'spoilerText'>): string {
  const line = (words: string) =>
    words
      .slice(0, 4 * EXCERPT_LENGTH)
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, EXCERPT_LENGTH)
  return line(text) || line(spoilerText)
}
