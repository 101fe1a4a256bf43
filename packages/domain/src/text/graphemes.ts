/** The locale does not matter for grapheme clusters; one segmenter serves all. */
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
const PLAIN = /^[\x20-\x7E]*$/

/** How many characters a person sees: a family emoji, or a letter with its accents, is one. Never throws. */
export function countGraphemes(text: string): number {
  if (PLAIN.test(text)) return text.length
  let count = 0
  for (const _segment of segmenter.segment(text)) count += 1
  return count
}
