import type { FilmTraits } from './film-traits.ts'

interface Box {
  readonly name: string
  readonly body: Buffer
}

const HEAD_BYTES = 8
const LONG_HEAD_BYTES = 16

/** Far more than any film has in all; a file may be nothing but empty ones. */
const MOST_BOXES = 10_000

/** How many boxes may still be looked at: one budget for a whole file, however they lie in one another. */
interface Budget {
  left: number
}

/** The boxes that lie side by side in some bytes, as far as the budget goes. */
function* boxesOf(bytes: Buffer, budget: Budget): Generator<Box> {
  let position = 0
  while (position + HEAD_BYTES <= bytes.length && budget.left > 0) {
    budget.left -= 1
    const short = bytes.readUInt32BE(position)
    const head = short === 1 ? LONG_HEAD_BYTES : HEAD_BYTES
    const long = short === 1 ? Number(bytes.readBigUInt64BE(position + HEAD_BYTES)) : short
    const size = short === 0 ? bytes.length - position : long
    if (size < head) break
    const name = bytes.toString('latin1', position + 4, position + 8)
    yield { name, body: bytes.subarray(position + head, position + size) }
    position += size
  }
}

/** What the boxes of a film say: the first of each kind counts, but every track says what it is. */
interface Said {
  head: Buffer | null
  size: Size | null
  readonly kinds: Set<string>
}

/** The `moov` box tells it: `mvhd` how long, `tkhd` how large, `hdlr` what each track is. */
export function readMp4(bytes: Buffer): FilmTraits {
  const budget = { left: MOST_BOXES }
  const said: Said = { head: null, size: null, kinds: new Set() }
  for (const { name, body } of boxesOf(bytes, budget)) {
    if (name !== 'moov') continue
    readBoxes(body, budget, said)
    return { ...said.size, ...durationOf(said.head), isSilent: !said.kinds.has('soun') }
  }
  return {}
}

/** Boxes that hold those that tell something. */
const PARENTS: readonly string[] = ['trak', 'mdia']

function readBoxes(bytes: Buffer, budget: Budget, said: Said): void {
  for (const { name, body } of boxesOf(bytes, budget)) {
    if (PARENTS.includes(name)) readBoxes(body, budget, said)
    else if (name === 'mvhd') said.head ??= body
    else if (name === 'tkhd') said.size ??= sizeOf(body)
    else if (name === 'hdlr') said.kinds.add(body.toString('latin1', 8, 12))
  }
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Fixed-point numbers at the end of the box; null for a track without a picture. */
function sizeOf(body: Buffer): Size | null {
  const width = body.readUInt16BE(body.length - 8)
  const height = body.readUInt16BE(body.length - 4)
  return width > 0 && height > 0 ? { width, height } : null
}

function durationOf(head: Buffer | null): { readonly seconds?: number } {
  if (head === null) return {}
  const isLong = head[0] === 1
  const scale = head.readUInt32BE(isLong ? 20 : 12)
  const length = isLong ? Number(head.readBigUInt64BE(24)) : head.readUInt32BE(16)
  return scale > 0 ? { seconds: length / scale } : {}
}
