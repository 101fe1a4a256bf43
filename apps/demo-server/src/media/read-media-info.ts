import type { MediaInfo } from './media-info.ts'
import { readMp4 } from './read-mp4.ts'
import { readWebm } from './read-webm.ts'

const READERS: Readonly<Record<string, (bytes: Buffer) => MediaInfo>> = {
  '.mp4': readMp4,
  '.webm': readWebm,
  '.wav': readWav,
}

/** Reads the header of a video or sound file without decoding it. Never throws: returns nothing for a damaged file. */
export function readMediaInfo(bytes: Buffer, name: string): MediaInfo {
  try {
    return READERS[/\.[a-z0-9]+$/.exec(name)?.[0] ?? '']?.(bytes) ?? {}
  } catch {
    return {}
  }
}

const HEAD_BYTES = 12
const CHUNK_HEAD_BYTES = 8
/** Programs write a dozen at most. A malicious file of empty chunks has twelve million. */
const MAX_CHUNKS = 1_000

/** Reads the duration of a WAVE file: the size of its data divided by its byte rate. */
export function readWav(bytes: Buffer): MediaInfo {
  let rate = 0
  let position = HEAD_BYTES
  for (let chunk = 0; chunk < MAX_CHUNKS; chunk += 1) {
    if (position + CHUNK_HEAD_BYTES > bytes.length) break
    const name = bytes.toString('latin1', position, position + 4)
    const size = bytes.readUInt32LE(position + 4)
    const start = position + CHUNK_HEAD_BYTES
    if (name === 'fmt ') rate = bytes.readUInt32LE(start + 8)
    if (name === 'data' && rate > 0) return { seconds: size / rate }
    // Chunks are aligned to even positions.
    position = start + size + (size % 2)
  }
  return {}
}
