import type { MediaInfo } from './media-info.ts'

interface Box {
  readonly name: string
  readonly body: Buffer
}

const HEAD_BYTES = 8
const LONG_HEAD_BYTES = 16

/** Far more than any video has. A malicious file may consist of empty boxes. */
const MAX_BOXES = 10_000

/** The number of boxes that may still be read. One budget for the whole file, including nested boxes. */
interface Budget {
  left: number
}

/** Yields the boxes in some bytes until the budget is used up. */
function* parseBoxes(bytes: Buffer, budget: Budget): Generator<Box> {
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

/**
 * The boxes of a video that contain its properties. The first box of each kind applies; kinds has that of every
 * track.
 */
interface MovieBoxes {
  head: Buffer | null
  size: Size | null
  readonly kinds: Set<string>
}

/** Reads the `moov` box: `mvhd` has the duration, `tkhd` the size, `hdlr` the type of each track. */
export function readMp4(bytes: Buffer): MediaInfo {
  const budget = { left: MAX_BOXES }
  const found: MovieBoxes = { head: null, size: null, kinds: new Set() }
  for (const { name, body } of parseBoxes(bytes, budget)) {
    if (name !== 'moov') continue
    readBoxes(body, budget, found)
    return { ...found.size, ...readDuration(found.head), isSilent: !found.kinds.has('soun') }
  }
  return {}
}

/** Boxes that contain the boxes with properties. */
const PARENTS: readonly string[] = ['trak', 'mdia']

function readBoxes(bytes: Buffer, budget: Budget, found: MovieBoxes): void {
  for (const { name, body } of parseBoxes(bytes, budget)) {
    if (PARENTS.includes(name)) readBoxes(body, budget, found)
    else if (name === 'mvhd') found.head ??= body
    else if (name === 'tkhd') found.size ??= readTrackSize(body)
    else if (name === 'hdlr') found.kinds.add(body.toString('latin1', 8, 12))
  }
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Reads the fixed-point numbers at the end of the box. Returns null for a track without a picture. */
function readTrackSize(body: Buffer): Size | null {
  const width = body.readUInt16BE(body.length - 8)
  const height = body.readUInt16BE(body.length - 4)
  return width > 0 && height > 0 ? { width, height } : null
}

function readDuration(head: Buffer | null): { readonly seconds?: number } {
  if (head === null) return {}
  const isLong = head[0] === 1
  const scale = head.readUInt32BE(isLong ? 20 : 12)
  const length = isLong ? Number(head.readBigUInt64BE(24)) : head.readUInt32BE(16)
  return scale > 0 ? { seconds: length / scale } : {}
}
