const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

const PICTURE = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u
const LETTER = /[\p{L}\p{N}]/u

function firstLetter(word: string): string {
  const letters = [...segmenter.segment(word)].map(({ segment }) => segment)
  return letters.find((segment) => LETTER.test(segment)) ?? letters[0] ?? ''
}

/**
 * What stands for a workspace where there is little room: the emoji that its name begins with, else the
 * first letters of its first two words, else as much of a number as fits.
 *
 * @returns at most two characters as people see them; empty for an empty name. Never throws.
 * @see BY-42
 */
export function workspaceMark(name: string): string {
  const trimmed = name.trim()
  const [first] = segmenter.segment(trimmed)
  if (first !== undefined && PICTURE.test(first.segment)) return first.segment
  if (/^\d{2}$/.test(trimmed)) return trimmed
  return trimmed.split(/\s+/).slice(0, 2).map(firstLetter).join('').toLocaleUpperCase('en')
}
