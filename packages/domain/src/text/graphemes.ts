/** The locale does not matter for grapheme clusters; one segmenter serves all. */
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Characters of everyday writing that never join one another: Latin, Greek, Cyrillic, kana, Chinese and Korean
 * characters, punctuation. Combining marks, joiners, surrogates and whatever else is composed are not among them.
 */
const SIMPLE = String.raw`\n\x20-\x7E\xA1-\xAC\xAE-\u02FF\u0370-\u0482\u048A-\u052F\u1E00-\u1EFF\u2010-\u2027\u2030-\u205E\u3000-\u3029\u3041-\u3096\u309B-\u30FF\u4E00-\u9FFF\uAC00-\uD7A3\uFF01-\uFF9D`

/**
 * What has to be segmented: whatever is not simple, with the simple character in front, which a mark may be put on,
 * and the one behind, which a prefix may take.
 */
const COMPOSED = new RegExp(`[${SIMPLE}]?(?:[^${SIMPLE}]+[${SIMPLE}]?)+`, 'g')

/**
 * How many characters a person sees: a family emoji, or a letter with its accents, is one. Quick where writing is
 * simple, since to segment a text takes a hundred times as long. Never throws.
 */
export function countGraphemes(text: string): number {
  let count = text.length
  for (const [composed] of text.matchAll(COMPOSED)) count += segments(composed) - composed.length
  return count
}

/** How much is segmented at once: of longer texts the segmenter takes the square of their length. UTF-16 units. */
const WINDOW = 2_000

function segments(text: string): number {
  let count = 0
  let start = 0
  let width = WINDOW
  while (start + width < text.length) {
    let last = 0
    for (const { index } of segmenter.segment(text.slice(start, start + width))) {
      if (index > 0) count += 1
      last = index
    }
    // The last one may go on behind the window: the next begins with it, and is wider where it filled this one alone.
    width = last === 0 ? width * 2 : WINDOW
    start += last
  }
  for (const _segment of segmenter.segment(text.slice(start))) count += 1
  return count
}
