import { isRtl, measureProse, RTL_THRESHOLD } from './rtl.ts'
import { judgeBlocks } from './text-blocks.ts'

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
