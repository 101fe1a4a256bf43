import type { FilmTraits } from './film-traits.ts'
import { readMp4 } from './read-mp4.ts'
import { readWav } from './read-wav.ts'
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
