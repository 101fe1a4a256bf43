import { isRtl, measureProse, RTL_THRESHOLD } from './rtl.ts'

/** Short enough to be judged anew with every key, long enough that few stand in a text. Unit: UTF-16 units. */
export const BLOCK_LENGTH = 256

/**
 * A text in blocks of whole lines, each of at least {@link BLOCK_LENGTH} where the lines allow, its last line end
 * included. Together they are the text. No address, name, hashtag or grapheme reaches over a line end, so that each
 * block can be judged by itself. Never throws.
 */
export function textBlocks(text: string): readonly string[] {
  const blocks: string[] = []
  let start = 0
  for (;;) {
    const end = text.indexOf('\n', start + BLOCK_LENGTH - 1) + 1
    if (end === 0 || end === text.length) return [...blocks, text.slice(start)]
    blocks.push(text.slice(start, end))
    start = end
  }
}

/** White space, and behind it what forms no grapheme with it. */
const WORD_BREAK = /\s(?=(?![\uFF9E\uFF9F])[\p{L}\p{N}@#])/gu

/**
 * A text in blocks of whole words, each of at least {@link BLOCK_LENGTH} where the words allow, with the white space
 * behind them. Together they are the text. No address, name, hashtag or grapheme reaches over one. Never throws.
 */
function cutIntoWords(text: string): readonly string[] {
  const blocks: string[] = []
  let start = 0
  for (;;) {
    WORD_BREAK.lastIndex = start + BLOCK_LENGTH - 1
    const found = WORD_BREAK.exec(text)
    if (found === null) return [...blocks, text.slice(start)]
    blocks.push(text.slice(start, found.index + 1))
    start = found.index + 1
  }
}

/**
 * Judges a text block by block and remembers the verdicts of the last text: of one that is being typed
 * only the block with the caret is judged again, however long its lines are.
 *
 * @param judge of some whole words by themselves; has to be pure
 */
export function judgeBlocks<Verdict>(
  judge: (block: string) => Verdict,
): (text: string) => readonly Verdict[] {
  let known = new Map<string, Verdict>()
  return (text) => {
    const before = known
    known = new Map()
    return cutIntoWords(text).map((block) => {
      const verdict = known.get(block) ?? before.get(block) ?? judge(block)
      known.set(block, verdict)
      return verdict
    })
  }
}

/** A shorter text is measured as quickly as its blocks are found. UTF-16 units. */
const LONG = 2_000

const measureBlocks = judgeBlocks(measureProse)

/** As {@link isRtl}, for the one text that is being typed: however long it is, only what changes is measured. */
export function isTypedTextRtl(text: string): boolean {
  if (text.length < LONG) return isRtl(text)
  const parts = measureBlocks(text)
  const rightToLeft = parts.reduce((sum, part) => sum + part.rightToLeft, 0)
  const total = parts.reduce((sum, part) => sum + part.total, 0)
  return rightToLeft / total > RTL_THRESHOLD
}
