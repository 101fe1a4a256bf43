/** Strips diacritics, so that `marz` matches `März`. */
const stripDiacritics = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase()

const WORD_EDGE = /[^\p{L}\p{N}]+/u

/**
 * Ranks one typed word: 0 matches the start of the text, 1 the start of a word, 2 the inside of a word; null for no
 * match.
 */
function rankWord(word: string, text: string): number | null {
  if (text.startsWith(word)) return 0
  if (text.split(WORD_EDGE).some((each) => each.startsWith(word))) return 1
  return text.includes(word) ? 2 : null
}

/**
 * Returns the choices that match a typed text. Each word of the text must occur in the choice. The best matches come
 * first, and equal ones keep their order. An empty text matches all. Never throws.
 *
 * @param getText returns the searched text of a choice
 * @see BY-45
 */
export function rankChoices<Choice>(
  choices: readonly Choice[],
  typed: string,
  getText: (choice: Choice) => string,
): readonly Choice[] {
  const words = stripDiacritics(typed).split(/\s+/u).filter(Boolean)
  const fitting = choices.flatMap((choice) => {
    const text = stripDiacritics(getText(choice))
    const fits = words.map((word) => rankWord(word, text))
    const misfit = fits.reduce<number>((sum, fit) => sum + (fit ?? 0), 0)
    return fits.includes(null) ? [] : [{ choice, misfit }]
  })
  return fitting.toSorted((a, b) => a.misfit - b.misfit).map(({ choice }) => choice)
}
