/** Grapheme clusters do not depend on the locale, so one segmenter is enough. */
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Everyday characters that never combine with one another: Latin, Greek, Cyrillic, kana, Chinese and Korean
 * characters, punctuation. Excludes combining marks, joiners, surrogates and other composed characters.
 */
const SIMPLE = String.raw`\n\x20-\x7E\xA1-\xAC\xAE-\u02FF\u0370-\u0482\u048A-\u052F\u1E00-\u1EFF\u2010-\u2027\u2030-\u205E\u3000-\u3029\u3041-\u3096\u309B-\u30FF\u4E00-\u9FFF\uAC00-\uD7A3\uFF01-\uFF9D`

/**
 * Text that has to be segmented: any characters that are not simple, with the simple character before them, which a
 * mark may combine with, and the one after them, which a prefix may combine with.
 */
const COMPOSED = new RegExp(`[${SIMPLE}]?(?:[^${SIMPLE}]+[${SIMPLE}]?)+`, 'g')

/**
 * Counts the characters that a person sees: a family emoji, or a letter with its accents, is one. Fast for simple
 * characters, because segmenting takes a hundred times as long. Never throws.
 */
export function countGraphemes(text: string): number {
  let count = text.length
  for (const [composed] of text.matchAll(COMPOSED))
    count += countSegments(composed) - composed.length
  return count
}

/**
 * Maximum length to segment at once, because the time of the segmenter grows with the square of the length. UTF-16
 * units.
 */
const WINDOW = 2_000

function countSegments(text: string): number {
  let count = 0
  let start = 0
  let width = WINDOW
  while (start + width < text.length) {
    let last = 0
    for (const { index } of segmenter.segment(text.slice(start, start + width))) {
      if (index > 0) count += 1
      last = index
    }
    // The last segment may continue after the window. The next window starts with it, and is wider if it filled this
    // one.
    width = last === 0 ? width * 2 : WINDOW
    start += last
  }
  for (const _segment of segmenter.segment(text.slice(start))) count += 1
  return count
}
