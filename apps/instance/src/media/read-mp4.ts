import type { FilmTraits } from './film-traits.ts'

interface Box {
  readonly name: string
  readonly body: Buffer
}

const HEAD_BYTES = 8
const LONG_HEAD_BYTES = 16

/** Far more than any film has side by side; a file may be nothing but empty ones. */
const MOST_BOXES = 10_000

/** The boxes that lie side by side in some bytes. */
function boxesOf(bytes: Buffer): readonly Box[] {
  const boxes: Box[] = []
  let position = 0
  while (position + HEAD_BYTES <= bytes.length && boxes.length < MOST_BOXES) {
    const short = bytes.readUInt32BE(position)
    const head = short === 1 ? LONG_HEAD_BYTES : HEAD_BYTES
    const long = short === 1 ? Number(bytes.readBigUInt64BE(position + HEAD_BYTES)) : short
    const size = short === 0 ? bytes.length - position : long
    if (size < head) break
    const name = bytes.toString('latin1', position + 4, position + 8)
    boxes.push({ name, body: bytes.subarray(position + head, position + size) })
    position += size
  }
  return boxes
}

const inside = (bytes: Buffer, ...path: readonly string[]): readonly Buffer[] => {
  const [name, ...rest] = path
  const found = boxesOf(bytes).filter((box) => box.name === name)
  return found.flatMap(({ body }) => (rest.length === 0 ? [body] : inside(body, ...rest)))
}

/** The `moov` box tells it: `mvhd` how long, `tkhd` how large, `hdlr` what each track is. */
export function readMp4(bytes: Buffer): FilmTraits {
  const [movie] = inside(bytes, 'moov')
  if (movie === undefined) return {}
  const kinds = inside(movie, 'trak', 'mdia', 'hdlr').map((body) => body.toString('latin1', 8, 12))
  const sizes = inside(movie, 'trak', 'tkhd').map(sizeOf)
  const size = sizes.find(({ width, height }) => width > 0 && height > 0)
  return { ...size, ...durationOf(movie), isSilent: !kinds.includes('soun') }
}

/** Fixed-point numbers at the end of the box. */
const sizeOf = (body: Buffer) => ({
  width: body.readUInt16BE(body.length - 8),
  height: body.readUInt16BE(body.length - 4),
})

function durationOf(movie: Buffer): { readonly seconds?: number } {
  const [head] = inside(movie, 'mvhd')
  if (head === undefined) return {}
  const isLong = head[0] === 1
  const scale = head.readUInt32BE(isLong ? 20 : 12)
  const length = isLong ? Number(head.readBigUInt64BE(24)) : head.readUInt32BE(16)
  return scale > 0 ? { seconds: length / scale } : {}
}
