import type { MediaInfo } from './media-info.ts'

/** The ids of the Matroska elements that contain the properties, and of their parents. */
const SEGMENT = 0x18538067
const INFO = 0x1549a966
const TRACKS = 0x1654ae6b
const TRACK = 0xae
const VIDEO = 0xe0
const TIMESTAMP_SCALE = 0x2ad7b1
const DURATION = 0x4489
const TRACK_TYPE = 0x83
const WIDTH = 0xb0
const HEIGHT = 0xba

const PARENTS: readonly number[] = [SEGMENT, INFO, TRACKS, TRACK, VIDEO]
const WANTED: readonly number[] = [TIMESTAMP_SCALE, DURATION, TRACK_TYPE, WIDTH, HEIGHT]
/** Far more than any video has before its first frame. A malicious file may consist of empty elements. */
const MAX_ELEMENTS = 10_000
const SOUND_TRACK_TYPE = 2
const DEFAULT_TIMESTAMP_SCALE = 1_000_000
const NANOSECONDS_PER_SECOND = 1e9

/** Reads the elements before the first frame. A stream of unknown length is read as far as possible. */
export function readWebm(bytes: Buffer): MediaInfo {
  const found = new Map(WANTED.map((id) => [id, [] as Buffer[]]))
  collectElements(bytes, found, { left: MAX_ELEMENTS })
  const [duration] = found.get(DURATION) ?? []
  const scale = readNumber(found.get(TIMESTAMP_SCALE)?.[0]) ?? DEFAULT_TIMESTAMP_SCALE
  const width = readNumber(found.get(WIDTH)?.[0])
  const height = readNumber(found.get(HEIGHT)?.[0])
  const tracks = found.get(TRACK_TYPE) ?? []
  return {
    ...(width !== null && height !== null && { width, height }),
    ...(duration !== undefined && {
      seconds: (readFloat(duration) * scale) / NANOSECONDS_PER_SECOND,
    }),
    ...(tracks.length > 0 && {
      isSilent: !tracks.some((track) => readNumber(track) === SOUND_TRACK_TYPE),
    }),
  }
}

function collectElements(
  bytes: Buffer,
  found: ReadonlyMap<number, Buffer[]>,
  elements: { left: number },
): void {
  let position = 0
  while (position < bytes.length && elements.left > 0) {
    elements.left -= 1
    const id = readVarInt(bytes, position, false)
    const size = id === null ? null : readVarInt(bytes, position + id.length, true)
    if (id === null || size === null) return
    const start = position + id.length + size.length
    const isOpen = size.value >= 2 ** (7 * size.length) - 1
    const end = isOpen ? bytes.length : start + size.value
    const body = bytes.subarray(start, end)
    if (PARENTS.includes(id.value)) collectElements(body, found, elements)
    else found.get(id.value)?.push(body)
    position = end
  }
}

/** Reads a variable-length number, whose first set bit gives its length in bytes. Ids keep that bit. */
function readVarInt(bytes: Buffer, position: number, isSize: boolean) {
  const first = bytes[position]
  if (first === undefined || first === 0) return null
  const length = Math.clz32(first) - 23
  if (position + length > bytes.length) return null
  let value = isSize ? first & (0xff >> length) : first
  for (let index = 1; index < length; index += 1) {
    value = value * 256 + (bytes[position + index] ?? 0)
  }
  return { value, length }
}

const readNumber = (body: Buffer | undefined): number | null =>
  body === undefined || body.length === 0 || body.length > 6
    ? null
    : body.readUIntBE(0, body.length)

const readFloat = (body: Buffer): number =>
  body.length === 8 ? body.readDoubleBE(0) : body.readFloatBE(0)
