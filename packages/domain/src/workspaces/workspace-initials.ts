const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u
const LETTER = /[\p{L}\p{N}]/u

function getFirstLetter(word: string): string {
  const letters = [...segmenter.segment(word)].map(({ segment }) => segment)
  return letters.find((segment) => LETTER.test(segment)) ?? letters[0] ?? ''
}

/**
 * Returns a short form of a workspace's name: the emoji at its start, or else the first letters of its first two
 * words, or else a number of up to two digits.
 *
 * @returns at most two graphemes; empty for an empty name. Never throws.
 * @see BY-42
 */
export function getWorkspaceInitials(name: string): string {
  const trimmed = name.trim()
  const [first] = segmenter.segment(trimmed)
  if (first !== undefined && EMOJI.test(first.segment)) return first.segment
  if (/^\d{2}$/.test(trimmed)) return trimmed
  return trimmed.split(/\s+/).slice(0, 2).map(getFirstLetter).join('').toLocaleUpperCase('en')
}
