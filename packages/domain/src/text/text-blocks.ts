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

/**
 * The character before a possible end of a block: white space before a character that does not combine with it, or an
 * emoji before another one. Between two emoji there is no joiner then, and no part of a mention or a hashtag.
 */
const BREAK =
  /\s(?=(?![\uFF9E\uFF9F])[\p{L}\p{N}@#])|[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F](?=(?![\p{L}\p{N}])\p{Extended_Pictographic})/gu

const WHITE_SPACE = /\s/g

/**
 * Splits a text into blocks of whole words, each at least {@link MIN_BLOCK_LENGTH} long if the words allow, including
 * the white space after them. An emoji is a word, except in a URL. The joined blocks equal the text. No URL, mention,
 * hashtag or grapheme spans two blocks. Never throws.
 */
function splitIntoWordBlocks(text: string): readonly string[] {
  const blocks: string[] = []
  let start = 0
  BREAK.lastIndex = MIN_BLOCK_LENGTH - 1
  for (;;) {
    const found = BREAK.exec(text)
    if (found === null) return [...blocks, text.slice(start)]
    const end = found.index + found[0].length
    const block = text.slice(start, end)
    if (mayEndInUrl(block)) {
      // Continues at the end of the URL, so that each character is read once, however long the URL is.
      WHITE_SPACE.lastIndex = end
      BREAK.lastIndex = WHITE_SPACE.exec(text)?.index ?? text.length
    } else {
      blocks.push(block)
      start = end
      BREAK.lastIndex = start + MIN_BLOCK_LENGTH - 1
    }
  }
}

/** Whether the last word of a block may belong to a URL. */
function mayEndInUrl(block: string): boolean {
  const scheme = block.lastIndexOf('://')
  return scheme !== -1 && block.slice(scheme).search(WHITE_SPACE) === -1
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
  let last: { readonly text: string; readonly verdicts: readonly Verdict[] } | null = null
  return (text) => {
    if (last?.text === text) return last.verdicts
    const before = known
    known = new Map()
    const verdicts = splitIntoWordBlocks(text).map((block) => {
      const verdict = known.get(block) ?? before.get(block) ?? compute(block)
      known.set(block, verdict)
      return verdict
    })
    last = { text, verdicts }
    return verdicts
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
