/** Letters without their marks, so that `marz` finds `März`. */
const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase()

const WORD_EDGE = /[^\p{L}\p{N}]+/u

/** How well one typed word fits: 0 begins the whole, 1 begins a word, 2 stands inside; null for not at all. */
function fitOf(word: string, text: string): number | null {
  if (text.startsWith(word)) return 0
  if (text.split(WORD_EDGE).some((each) => each.startsWith(word))) return 1
  return text.includes(word) ? 2 : null
}

/**
 * The choices that a typed text may mean: each of its words must stand in the choice. The best come first, equals stay
 * in their order; an empty text means all. Never throws.
 *
 * @param textOf what of a choice is searched
 * @see BY-45
 */
export function rankChoices<Choice>(
  choices: readonly Choice[],
  typed: string,
  textOf: (choice: Choice) => string,
): readonly Choice[] {
  const words = plain(typed).split(/\s+/u).filter(Boolean)
  const fitting = choices.flatMap((choice) => {
    const text = plain(textOf(choice))
    const fits = words.map((word) => fitOf(word, text))
    const misfit = fits.reduce<number>((sum, fit) => sum + (fit ?? 0), 0)
    return fits.includes(null) ? [] : [{ choice, misfit }]
  })
  return fitting.toSorted((a, b) => a.misfit - b.misfit).map(({ choice }) => choice)
}
