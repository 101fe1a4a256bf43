import type { FilmTraits } from './film-traits.ts'
import { readMp4 } from './read-mp4.ts'
import { readWebm } from './read-webm.ts'

const READERS: Readonly<Record<string, (bytes: Buffer) => FilmTraits>> = {
  '.mp4': readMp4,
  '.webm': readWebm,
  '.wav': readWav,
}

/** Reads the head of a container; nothing is decoded. Never throws: a damaged one tells nothing. */
export function readFilm(bytes: Buffer, name: string): FilmTraits {
  try {
    return READERS[/\.[a-z0-9]+$/.exec(name)?.[0] ?? '']?.(bytes) ?? {}
  } catch {
    return {}
  }
}

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
