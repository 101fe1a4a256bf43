import { isRtl, measureProse, RTL_THRESHOLD } from './rtl.ts'

/**
 * Minimum block length. Short enough to be recomputed on every key press, long enough that a text has few blocks.
 * Unit: UTF-16 units.
 */
export const MIN_BLOCK_LENGTH = 256

/**
 * Splits a text into blocks of whole lines, each at least {@link MIN_BLOCK_LENGTH} long if the lines allow, including
 * its last line end. The joined blocks equal the text. No URL, mention, hashtag or grapheme spans a line end, so each
 * block can be processed separately. Never throws.
 */
export function splitIntoLineBlocks(text: string): readonly string[] {
  const blocks: string[] = []
  let start = 0
  for (;;) {
    const end = text.indexOf('\n', start + MIN_BLOCK_LENGTH - 1) + 1
    if (end === 0 || end === text.length) return [...blocks, text.slice(start)]
    blocks.push(text.slice(start, end))
    start = end
  }
}

/** White space, followed by a character that does not combine with it. */
const WORD_BREAK = /\s(?=(?![\uFF9E\uFF9F])[\p{L}\p{N}@#])/gu

/**
 * Splits a text into blocks of whole words, each at least {@link MIN_BLOCK_LENGTH} long if the words allow, including
 * the white space after them. The joined blocks equal the text. No URL, mention, hashtag or grapheme spans two
 * blocks. Never throws.
 */
function splitIntoWordBlocks(text: string): readonly string[] {
  const blocks: string[] = []
  let start = 0
  for (;;) {
    WORD_BREAK.lastIndex = start + MIN_BLOCK_LENGTH - 1
    const found = WORD_BREAK.exec(text)
    if (found === null) return [...blocks, text.slice(start)]
    blocks.push(text.slice(start, found.index + 1))
    start = found.index + 1
  }
}

/**
 * Creates a function that computes a result for each block of a text, and caches the results of the last text. While
 * the user types, only the block with the caret is recomputed, even in long lines.
 *
 * @param compute returns the result for a block of whole words; has to be pure
 */
export function createBlockCache<Verdict>(
  compute: (block: string) => Verdict,
): (text: string) => readonly Verdict[] {
  let known = new Map<string, Verdict>()
  return (text) => {
    const before = known
    known = new Map()
    return splitIntoWordBlocks(text).map((block) => {
      const verdict = known.get(block) ?? before.get(block) ?? compute(block)
      known.set(block, verdict)
      return verdict
    })
  }
}

/** Shorter texts are measured as fast as their blocks are found. UTF-16 units. */
const LONG_TEXT_LENGTH = 2_000

const measureBlocks = createBlockCache(measureProse)

/**
 * Whether a text is right-to-left, as {@link isRtl}, for the one text that is being typed. Only the changed blocks
 * are measured.
 */
export function isTypedTextRtl(text: string): boolean {
  if (text.length < LONG_TEXT_LENGTH) return isRtl(text)
  const parts = measureBlocks(text)
  const rightToLeft = parts.reduce((sum, part) => sum + part.rightToLeft, 0)
  const total = parts.reduce((sum, part) => sum + part.total, 0)
  return rightToLeft / total > RTL_THRESHOLD
}
