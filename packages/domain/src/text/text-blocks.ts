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

/**
 * Judges a text block by block and remembers the verdicts of the last text: of one that is being typed
 * only the block with the caret is judged again.
 *
 * @param judge of a block by itself; has to be pure
 */
export function judgeBlocks<Verdict>(
  judge: (block: string) => Verdict,
): (text: string) => readonly Verdict[] {
  let known = new Map<string, Verdict>()
  return (text) => {
    const before = known
    known = new Map()
    return textBlocks(text).map((block) => {
      const verdict = known.get(block) ?? before.get(block) ?? judge(block)
      known.set(block, verdict)
      return verdict
    })
  }
}
