import type { FilmTraits } from './film-traits.ts'

const HEAD_BYTES = 12
const CHUNK_HEAD_BYTES = 8
/** Programs write a dozen at most; a file of nothing but empty ones has twelve million. */
const MOST_CHUNKS = 1_000

/** How long a WAVE sounds: the length of its data by the rate of its bytes. */
export function readWav(bytes: Buffer): FilmTraits {
  let rate = 0
  let position = HEAD_BYTES
  for (let chunk = 0; chunk < MOST_CHUNKS; chunk += 1) {
    if (position + CHUNK_HEAD_BYTES > bytes.length) break
    const name = bytes.toString('latin1', position, position + 4)
    const size = bytes.readUInt32LE(position + 4)
    const start = position + CHUNK_HEAD_BYTES
    if (name === 'fmt ') rate = bytes.readUInt32LE(start + 8)
    if (name === 'data' && rate > 0) return { seconds: size / rate }
    // Chunks begin at even places.
    position = start + size + (size % 2)
  }
  return {}
}
