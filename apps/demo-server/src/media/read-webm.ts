import type { FilmTraits } from './film-traits.ts'

/** Of Matroska's elements those that lead to what is wanted, and those that say it. */
const SEGMENT = 0x18538067
const INFO = 0x1549a966
const TRACKS = 0x1654ae6b
const TRACK = 0xae
const VIDEO = 0xe0
const SCALE = 0x2ad7b1
const DURATION = 0x4489
const TRACK_TYPE = 0x83
const WIDTH = 0xb0
const HEIGHT = 0xba

const PARENTS: readonly number[] = [SEGMENT, INFO, TRACKS, TRACK, VIDEO]
const WANTED: readonly number[] = [SCALE, DURATION, TRACK_TYPE, WIDTH, HEIGHT]
/** Far more than any film has in front of its pictures; a file may be nothing but empty elements. */
const MOST_ELEMENTS = 10_000
const SOUND = 2
const USUAL_SCALE = 1_000_000
const NANOSECONDS = 1e9

/** Reads the elements before the first picture; a stream of unknown length is read as far as it goes. */
export function readWebm(bytes: Buffer): FilmTraits {
  const said = new Map(WANTED.map((id) => [id, [] as Buffer[]]))
  walk(bytes, said, { left: MOST_ELEMENTS })
  const [duration] = said.get(DURATION) ?? []
  const scale = numberOf(said.get(SCALE)?.[0]) ?? USUAL_SCALE
  const width = numberOf(said.get(WIDTH)?.[0])
  const height = numberOf(said.get(HEIGHT)?.[0])
  const tracks = said.get(TRACK_TYPE) ?? []
  return {
    ...(width !== null && height !== null && { width, height }),
    ...(duration !== undefined && { seconds: (floatOf(duration) * scale) / NANOSECONDS }),
    ...(tracks.length > 0 && { isSilent: !tracks.some((track) => numberOf(track) === SOUND) }),
  }
}

function walk(
  bytes: Buffer,
  said: ReadonlyMap<number, Buffer[]>,
  elements: { left: number },
): void {
  let position = 0
  while (position < bytes.length && elements.left > 0) {
    elements.left -= 1
    const id = sizedNumber(bytes, position, false)
    const size = id === null ? null : sizedNumber(bytes, position + id.length, true)
    if (id === null || size === null) return
    const start = position + id.length + size.length
    const isOpen = size.value >= 2 ** (7 * size.length) - 1
    const end = isOpen ? bytes.length : start + size.value
    const body = bytes.subarray(start, end)
    if (PARENTS.includes(id.value)) walk(body, said, elements)
    else said.get(id.value)?.push(body)
    position = end
  }
}

/** A number whose first set bit says how many bytes it has; ids keep that bit. */
function sizedNumber(bytes: Buffer, position: number, isSize: boolean) {
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

const numberOf = (body: Buffer | undefined): number | null =>
  body === undefined || body.length === 0 || body.length > 6
    ? null
    : body.readUIntBE(0, body.length)

const floatOf = (body: Buffer): number =>
  body.length === 8 ? body.readDoubleBE(0) : body.readFloatBE(0)
